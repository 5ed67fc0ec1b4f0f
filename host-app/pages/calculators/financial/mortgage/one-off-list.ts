/** An extra payment on a single date, as it is typed. */
export interface OneOff {
  readonly amount: string;
  /** '2030-05' */
  readonly month: string;
}

const escaped = (text: string): string => text.replace(/[%,;]/g, (sign) => encodeURIComponent(sign));
const unescaped = (text: string): string =>
  text.replace(/%(?:25|2C|3B)/gi, (code) => decodeURIComponent(code));

/** All payments as one text for the address: '5000,2030-05;2000,2031-01'. */
export const writeOneOffs = (list: readonly OneOff[]): string =>
  list.map(({ amount, month }) => `${escaped(amount)},${escaped(month)}`).join(';');

export const readOneOffs = (text: string): readonly OneOff[] =>
  text === ''
    ? []
    : text.split(';').map((one) => {
        const [amount = '', month = ''] = one.split(',').map(unescaped);
        return { amount, month };
      });
