import type { CountdownNode } from '../content/paywall.types';
import { identity } from './fields/context.parse';
import { wrappedStack } from './fields/looks.parse';
import type { Context, NodeSource } from './fields/context.parse';
import { choice, complain, isMissing, requiredFields } from './fields/reading.parse';

const COUNT_FROM = { days: 'days', hours: 'hours', minutes: 'minutes' } as const;

const endOf = ({ fields }: NodeSource, { log }: Context): number | null => {
  const style = requiredFields(fields('style'), log);
  if (!style) return null;
  const { value } = style('date');
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (!Number.isNaN(instant)) return instant;
  complain(style('date'), 'a date like 2031-05-04T10:00:00Z', log);
  return null;
};

export const readCountdown = (source: NodeSource, context: Context): CountdownNode | null => {
  const { fields } = source;
  const endsAt = endOf(source, context);
  const stack = endsAt === null ? null : wrappedStack(fields, 'countdown_stack', context);
  if (endsAt === null || !stack) return null;
  return {
    ...identity(source),
    type: 'countdown',
    endsAt,
    countFrom: choice(fields('count_from'), context.log, COUNT_FROM, 'days'),
    stack,
    endStack: isMissing(fields('end_stack')) ? null : wrappedStack(fields, 'end_stack', context),
  };
};
