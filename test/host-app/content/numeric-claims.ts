import { evaluate, parseExpression } from '../../../host-app/maths/expression';

/** LaTeX of plain numbers in calculator notation. */
const toCalculator = (tex: string): string => {
  let text = tex
    .replace(/\{,\}|\\(?:left|right|,|;|!)/g, '')
    .replace(/\\(?:times|cdot)/g, '*')
    .replace(/\\div/g, '/')
    .replace(/\\%/g, '/100')
    .replace(/\\pi/g, 'pi ');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\^\{([^{}]*)\}/g, '^($1)');
  }
  return text.replace(/[.,\s]+$/, '');
};

/** `null` for what has letters in it, or no value. */
const numberIn = (part: string): number | null => {
  const text = toCalculator(part);
  if (!/\d/.test(text) || /[^\d\s.+\-*/^()]/.test(text.replace(/sqrt|pi/g, ''))) return null;
  const parsed = parseExpression(text);
  if (!parsed.ok) return null;
  try {
    return evaluate(parsed.tree);
  } catch {
    return null;
  }
};

/** Half a unit of the last digit that is shown. */
const rounding = (part: string): number => {
  const decimals = /\.(\d+)/.exec(part)?.[1]?.length ?? 0;
  return (0.5 * 10 ** -decimals) / (part.includes('\\%') ? 100 : 1);
};

export interface Claim {
  readonly text: string;
  readonly holds: boolean;
}

/** Every 'number = number' and 'number ≈ number' of a formula. */
export const claimsIn = (tex: string): readonly Claim[] => {
  const parts = tex.split(/(=|\\approx|\\qquad|, |\\ne|[<>])/);
  return parts.flatMap((relation, i) => {
    if (relation !== '=' && relation !== '\\approx') return [];
    const [left = '', right = ''] = [parts[i - 1], parts[i + 1]];
    const [found, said] = [numberIn(left), numberIn(right)];
    if (found === null || said === null) return [];
    const allowed = relation === '=' ? 1e-9 * Math.abs(said) : rounding(right) * (1 + 1e-9);
    return [{ text: `${left}${relation}${right}`.trim(), holds: Math.abs(found - said) <= allowed }];
  });
};
