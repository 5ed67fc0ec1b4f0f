/** The statements of a word problem and its question. */
export interface WordProblemParts {
  readonly statements: readonly string[];
  readonly question: string;
}

/** A clause with more conjunctions is a list, which the readers of clauses can't split. */
export const MOST_JOINTS = 7;

const QUESTION =
  /^(?:how (?:many|much|old|long|far|tall|big|fast|wide|heavy)|what(?: is|'s| was| will be| are)|calculate|find|determine|compute|work out)\b/;
const bare = (text: string): string => text.replace(/[.?!,;\s]+$/, '').trim();

/**
 * 'If a, what …' and 'What … if a' are a statement and a question. Null unless there is exactly one question.
 */
export const splitWordProblem = (text: string): WordProblemParts | null => {
  const sentences = text
    .replace(/([.?!;])\s+/g, '$1\n')
    .split('\n')
    .map(bare)
    .filter((part) => part !== '');
  const last = sentences.at(-1) ?? '';
  const statements = sentences
    .slice(0, -1)
    .map((part) => part.replace(/^(?:if|suppose|given that|and|now) /, ''));
  const requested = (question: string, more: readonly string[]): WordProblemParts | null =>
    [...statements, ...more].some((part) => QUESTION.test(part)) || !QUESTION.test(question)
      ? null
      : { statements: [...statements, ...more], question };
  if (text.slice(0, -1).includes('?')) return null;
  if (QUESTION.test(last)) {
    const [question = '', condition, ...rest] = last.split(/,? (?:if|given that) /);
    // 'How old is Ann if she is …': the pronoun refers to the person in the question.
    const [, owner] =
      /^how (?:old|tall|much|many [a-z]+|long|heavy) (?:is|does|did|will|was) ([a-z]+)\b/.exec(question) ??
      [];
    const mentioned =
      owner === undefined || /^(?:he|she|it|they|the|his|her)$/.test(owner)
        ? condition
        : condition?.replace(/^(?:he|she) /, `${owner} `);
    return rest.length > 0 ? null : requested(bare(question), mentioned === undefined ? [] : [mentioned]);
  }
  const joined = /^(?:(?:if|given that|suppose) )?(.+?), (?:then )?((?:how|what|calculate|find) .+)$/.exec(
    last,
  );
  const loose =
    joined ?? /^(?:if|given that) (.+?) ((?:how (?:many|much|old|long|far)|what is) .+)$/.exec(last);
  return loose ? requested(loose[2] ?? '', [loose[1] ?? '']) : null;
};
