/** The maths itself has no value here (division by zero, 0^0, ln 0); the key names the text. */
export class MathProblem extends Error {
  readonly messageKey: string;
  constructor(messageKey: string) {
    super(messageKey);
    this.name = 'MathProblem';
    this.messageKey = messageKey;
  }
}

/** What `find` finds; null where the maths has no value. */
export const definedOrNull = <T>(find: () => T): T | null => {
  try {
    return find();
  } catch (error) {
    if (error instanceof MathProblem) return null;
    throw error;
  }
};

/** Thrown when the counted operations are used up: every solve ends, on every machine after the same work. */
export class BudgetSpent extends Error {
  constructor() {
    super('budget');
    this.name = 'BudgetSpent';
  }
}

let left = Infinity;
/** Runs `work` with at most `operations` counted operations; nested calls share the smaller rest. */
export const withBudget = <T>(operations: number, work: () => T): T => {
  const outer = left;
  const granted = Math.min(operations, outer);
  left = granted;
  try {
    return work();
  } finally {
    left = outer - (granted - Math.max(left, 0));
  }
};
export const spend = (operations = 1): void => {
  left -= operations;
  if (left < 0) throw new BudgetSpent();
};
