/** Marks the position of the caret after a symbol has been inserted. */
export const caretMark = '\u2502';

const C = caretMark;

/** The label of the key, its name, and the text that it inserts. */
const symbols: readonly (readonly [face: string, name: string, snippet: string])[] = [
  ['x²', 'squared', '^2'],
  ['xⁿ', 'to the power', `^(${C})`],
  ['√', 'square root', `sqrt(${C})`],
  ['∛', 'cube root', `cbrt(${C})`],
  ['a⁄b', 'fraction', `(${C})/()`],
  ['|x|', 'absolute value', `|${C}|`],
  ['≤', 'at most', ' <= '],
  ['≥', 'at least', ' >= '],
  ['π', 'pi', 'pi'],
  ['∞', 'infinity', 'infinity'],
  ['sin', 'sine', `sin(${C})`],
  ['cos', 'cosine', `cos(${C})`],
  ['tan', 'tangent', `tan(${C})`],
  ['ln', 'natural logarithm', `ln(${C})`],
  ['log', 'logarithm', `log(${C})`],
  ['d/dx', 'derivative', `derivative of ${C}`],
  ['∫', 'integral', `integral of ${C}`],
  ['∫ₐᵇ', 'definite integral', `integral of ${C} from 0 to 1`],
  ['lim', 'limit', `lim x->0 ${C}`],
  ['nCr', 'combinations', `${C} choose `],
];

/** Symbols that are hard to type on a keyboard. */
export const Palette = ({ onInsert }: { onInsert: (snippet: string) => void }) => (
  <div className="palette" role="group" aria-label="Signs">
    {symbols.map(([face, name, snippet]) => (
      <button key={name} type="button" aria-label={name} title={name} onClick={() => onInsert(snippet)}>
        {face}
      </button>
    ))}
  </div>
);
