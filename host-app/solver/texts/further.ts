/** Title and reason of the steps of rarer equations and of identities. */
export const FURTHER_STEPS = {
  'remove-square': [
    'Shift the variable',
    'With y = x + b/(3a) in place of x the square drops out, and y³ + p·y + q = 0 is left.',
  ],
  cardano: [
    'Use Cardano’s formula',
    'y = ∛(−q/2 + √D) + ∛(−q/2 − √D) with D = (q/2)² + (p/3)³, which is positive here: there is one real root.',
  ],
  'third-of-angle': [
    'Use the cosine of a third of an angle',
    'D = (q/2)² + (p/3)³ is negative: the three real roots are 2√(−p/3) · cos of a third of an angle, a third of a turn apart.',
  ],
  'decimal-roots': [
    'Find the roots as decimals',
    'There is no short exact form. Signs are compared at ever closer places; the number of roots is counted exactly.',
  ],
  'in-sines': ['Write with sine and cosine', 'tan, cot, sec and csc are quotients of sine and cosine.'],
  'to-shared-form': ['Simplify', 'Identities such as sin² + cos² = 1 bring it to this form.'],
  'other-side': [
    'Write as the other side',
    'The other side can be brought to the same form, so both are equal.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export const FURTHER_MESSAGES = {
  'note.rounded': 'Decimals, right to the last place shown.',
  'method.left-side': 'From the left side',
  'words.identity': 'It holds for all values for which both sides are defined.',
} as const;
