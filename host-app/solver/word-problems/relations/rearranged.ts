interface Piece {
  readonly sign: string;
  readonly text: string;
}
/** The terms (or the factors) of a formula, each with the sign before it. A part in brackets is one term. */
const pieces = (text: string, signs: string): readonly Piece[] => {
  const found: Piece[] = [];
  let [sign, from, depth] = [signs[0] ?? '', 0, 0];
  [...text].forEach((letter, at) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth > 0 || !signs.includes(letter) || text[at - 1] !== ' ') return;
    found.push({ sign, text: text.slice(from, at).trim() });
    [sign, from] = [letter, at + 1];
  });
  return [...found, { sign, text: text.slice(from).trim() }];
};
const inBrackets = (text: string): string => (/^[a-z0-9/]+(?: [a-z]+)*$/.test(text) ? text : `(${text})`);
const has = (text: string, name: string): boolean =>
  text.split(/[^a-z ]+/).some((one) => one.trim() === name);

/** 'saved = price * discount' for the discount is 'discount = saved / price'; the name occurs once. */
export const rearranged = (equation: string, name: string): string => {
  const [left = '', right = ''] = equation.split(' = ');
  if (left === name) return equation;
  let [rest, value] = [right, left];
  for (let turn = 0; rest !== name && turn < 9; turn += 1) {
    const bare = rest.replace(/^\((.*)\)$/, '$1');
    const terms = pieces(bare, '+-');
    const parts = terms.length > 1 ? terms : pieces(bare, '*/');
    const own = parts.find(({ text }) => has(text, name));
    const others = parts.filter((one) => one !== own);
    if (!own) return equation;
    const [plus, minus] = terms.length > 1 ? ['+', '-'] : ['*', '/'];
    const opposite = (sign: string): string => (sign === plus ? (minus ?? '') : (plus ?? ''));
    const [first, ...more] = others;
    value =
      own.sign === plus
        ? [inBrackets(value), ...others.map(({ sign, text }) => `${opposite(sign)} ${text}`)].join(' ')
        : [first?.text ?? '', ...more.map(({ sign, text }) => `${sign} ${text}`), `${minus} ${inBrackets(value)}`].join(' ');
    rest = own.text;
  }
  return `${name} = ${value}`;
}; // prettier-ignore
