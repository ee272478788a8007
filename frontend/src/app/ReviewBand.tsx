/** What is due today: one sentence and one button, and nothing at all when nothing is due. */

import type { Offer } from "../protocol";
import { PageLink } from "./Links";

export function ReviewBand({ offer }: { offer: Offer }) {
  return (
    <section class="cl-band" aria-label={offer.label}>
      <div>
        <p class="cl-headline">{offer.label}</p>
        <p>{offer.note}</p>
      </div>
      <PageLink class="cl-button cl-filled" page={offer.page}>
        {offer.start}
      </PageLink>
    </section>
  );
}
