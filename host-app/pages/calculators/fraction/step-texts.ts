import { texts } from 'content:texts/fraction-steps';
import type { FractionStep } from '../../../maths/fraction/fraction.types';
import { filled } from '../../../maths/messages';

const list = (numbers: string): string => {
  const each = [...new Set(numbers.split(', '))];
  return each.length < 2 ? numbers : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
};

/** The cases in which a step has a reason of its own. */
const casesOf = ({ kind, before, params }: FractionStep): readonly string[] => {
  if (kind === 'combine') return [params['denominator'] === '1' ? 'whole' : 'parts'];
  const decimals = before.flatMap((item) => (typeof item === 'string' ? [] : (item.decimal ?? [])));
  const isRepeating = (decimal: string): boolean => /[(…]|\.{3}/.test(decimal);
  return [
    ...(decimals.every(isRepeating) ? [] : ['ends']),
    ...(decimals.some(isRepeating) ? ['repeats'] : []),
  ];
};

export const titleOf = ({ kind }: FractionStep): string => texts[kind]?.title ?? '';

export const whyOf = (step: FractionStep): string => {
  const why = texts[step.kind]?.why ?? '';
  const [value] = step.before;
  const text =
    typeof why === 'string'
      ? why
      : casesOf(step)
          .map((name) => why[name])
          .join(' ');
  return filled(text, {
    ...step.params,
    denominators: list(step.params['denominators'] ?? ''),
    top: typeof value === 'object' ? String(value.top) : '',
  });
};
