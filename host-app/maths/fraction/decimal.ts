import { rational, type Rational } from '../rational';

const REPEATING = /^(\d*)\.(\d*)(?:\((\d+)\)|(\d+)(?:\.\.\.|…))$/;

/** '0.1(6)' is 1/6; '0.333…' repeats its last digit; `null` when nothing repeats. */
export const parseRepeating = (text: string): Rational | null => {
  const match = REPEATING.exec(text);
  if (!match) return null;
  const [, whole = '', start = '', block, dotted] = match;
  const fixed = dotted === undefined ? start : start + dotted.slice(0, -1);
  const again = block ?? dotted?.slice(-1) ?? '0';
  // x·10^(f+r) − x·10^f is a whole number, because the repeating digits cancel.
  const [before, through] = [BigInt(`0${whole}${fixed}`), BigInt(`0${whole}${fixed}${again}`)];
  return rational(through - before, 10n ** BigInt(fixed.length) * (10n ** BigInt(again.length) - 1n));
};

export interface DecimalForm {
  /** '0.8(3)'; ends in '…' when the repeating block is too long to read. */
  readonly text: string;
  readonly fixed: string;
  /** The repeating digits; empty for a terminating decimal. */
  readonly repeating: string;
  readonly cut: boolean;
}

/** Long division that remembers the remainders: the first one to occur again starts the repeating block. */
export const decimalForm = (value: Rational, most = 60): DecimalForm => {
  const minus = value.n < 0n ? '-' : '';
  const top = value.n < 0n ? -value.n : value.n;
  const whole = `${minus}${top / value.d}`;
  const seen = new Map<bigint, number>();
  let [rest, digits] = [top % value.d, ''];
  while (rest !== 0n && !seen.has(rest) && digits.length < most) {
    seen.set(rest, digits.length);
    digits += (rest * 10n) / value.d;
    rest = (rest * 10n) % value.d;
  }
  if (digits === '') return { text: whole, fixed: '', repeating: '', cut: false };
  const from = seen.get(rest);
  if (rest === 0n) return { text: `${whole}.${digits}`, fixed: digits, repeating: '', cut: false };
  if (from === undefined) return { text: `${whole}.${digits}…`, fixed: digits, repeating: '', cut: true };
  const [fixed, repeating] = [digits.slice(0, from), digits.slice(from)];
  return { text: `${whole}.${fixed}(${repeating})`, fixed, repeating, cut: false };
};
