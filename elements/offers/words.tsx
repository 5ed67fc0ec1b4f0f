import type { OffersView } from '../../sdk/internal';

type Sentence = OffersView['button']['label'];

/** A sentence with a price. The price has no line break, and is isolated from right-to-left text. */
export const Words = ({ sentence: [before, amount, after] }: { sentence: Sentence }) => (
  <>
    {before}
    {amount && <bdi className="amount">{amount}</bdi>}
    {after}
  </>
);
