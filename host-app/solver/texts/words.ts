/** Steps of questions in sentences. */
export const WORD_STEPS = {
  'story-set-up': [
    'Write down what is said',
    'Each sentence becomes a line; the names stand for the numbers they speak of.',
  ],
  'story-put-in': ['Put in what is known', 'A name is replaced by the number it stands for.'],
  'story-work-out': ['Work it out', 'One amount is left in this line, so the line says what it is.'],
  'story-replace': [
    'Put one line into the other',
    'The first line says what an amount is; the same is put into the other line in its place.',
  ],
  'story-answer': ['Answer the question', 'What is asked is worked out from the amounts found.'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
