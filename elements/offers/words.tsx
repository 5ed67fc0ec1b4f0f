import type { OffersView } from '../../sdk/internal';

type Sentence = OffersView['button']['label'];

/** A sentence whose price is never broken, and never mixed up with the words around it. */
export const Words = ({ sentence: [before, amount, after] }: { sentence: Sentence }) => (
  <>
    {before}
    {amount && <bdi className="amount">{amount}</bdi>}
    {after}
  </>
);
