/** The module that anywidget loads: one for all our widgets, told apart by their `kind`. */

import "@lichess-org/chessground/assets/chessground.cburnett.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/board.css";
import "./styles/promotion.css";
import "./styles/pocket.css";
import "./styles/marks.css";
import "./styles/page.css";
import "./styles/step.css";
import "./styles/answer.css";
import "./styles/buttons.css";
import "./styles/narrow.css";
import "./styles/partner.css";
import "./styles/wide.css";
import "./styles/home.css";
import "./styles/memory.css";
import { readPages } from "./late";
import { mount } from "./mount";
import type { Model } from "./model/view";

interface RenderContext {
  model: Model;
  el: HTMLElement;
}

/** Shows the widget; what it returns takes everything away again. */
function render({ model, el }: RenderContext): () => void {
  return mount(model, el, readPages);
}

export default { render };
