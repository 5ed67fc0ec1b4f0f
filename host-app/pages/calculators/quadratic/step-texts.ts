import { texts } from 'content:texts/quadratic-steps';
import type { StepText } from '../../../content/content.types';
import { filled } from '../../../maths/messages';
import type { QuadraticStep } from '../../../maths/quadratic/quadratic.types';

export const titleOf = ({ kind }: QuadraticStep): string => texts[kind]?.title ?? '';

/** Numbers in a sentence have a typographic minus; `size` is the constant without its sign. */
export const whyOf = ({ kind, params }: QuadraticStep): string => {
  const why: StepText['why'] = texts[kind]?.why ?? '';
  const constant = params['constant'] ?? '';
  const sign = params['sign'] ?? (constant.startsWith('-') ? '-1' : '1');
  const numbers = Object.entries(params).map(([name, number]) => [name, number.replace('-', '−')]);
  return filled(typeof why === 'string' ? why : (why[sign] ?? ''), {
    ...Object.fromEntries(numbers),
    size: constant.replace('-', ''),
  });
};
