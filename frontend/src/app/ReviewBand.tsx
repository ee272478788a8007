/** What is due today: one sentence and one button, and nothing at all when nothing is due. */

import type { Offer } from "../protocol";
import { pagePlace } from "../model/address";
import { inside, useDeeds } from "./deeds";

export function ReviewBand({ offer }: { offer: Offer }) {
  const { say, linkTo } = useDeeds();
  return (
    <section class="cl-band" aria-label={offer.label}>
      <div>
        <p class="cl-headline">{offer.label}</p>
        <p>{offer.note}</p>
      </div>
      <a
        class="cl-button cl-filled"
        href={linkTo(pagePlace(offer.page))}
        onClick={inside(() => say({ type: offer.page }))}
      >
        {offer.start}
      </a>
    </section>
  );
}
