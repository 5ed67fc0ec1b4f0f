/** Title and reason of the steps of rarer equations, systems and identities. */
export const FURTHER_STEPS = {
  'one-side': ['Work on one side', 'The side that is longer is brought into the form of the other.'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export const FURTHER_MESSAGES = {} as const;
