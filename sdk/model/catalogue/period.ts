export const PeriodUnit = { Year: 'year', Month: 'month', Week: 'week', Day: 'day' } as const;
export type PeriodUnit = (typeof PeriodUnit)[keyof typeof PeriodUnit];

/** A length of time, e.g. three months. */
export interface Period {
  readonly number: number;
  readonly unit: PeriodUnit;
}

const units: Record<string, PeriodUnit> = { D: 'day', W: 'week', M: 'month', Y: 'year' };

/**
 * Reads an ISO 8601 duration with one part (spec section 5): `'P3M'` is three months.
 * @returns `null` for anything else.
 */
export const parsePeriod = (duration: string | null): Period | null => {
  const match = duration === null ? null : /^PT?([0-9]+)([DYMW])$/.exec(duration);
  const unit = match && units[match[2] as string];
  const number = Number(match?.[1]);
  // A greater number is not exact any more, and finally infinite.
  return unit && Number.isSafeInteger(number) ? { number, unit } : null;
};
