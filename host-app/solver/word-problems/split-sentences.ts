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

const EARNED =
  /\b(?:earn|mak(?:e|es|ing)\b|made|sell|sold|charg|profit|wage|salar|paycheck|commission|paid|tip)/;
const SPENT = /\b(?:buy|bought|cost|pay|paid|spen[dt]|pric|charg|fee|rent|order|purchas)/;
const ACTS = /\b(?:walk|r[au]n|sw[ai]m|dr[io]ve|fl(?:y|ies|ew)|hik|jog|bak|eat|ate|rain|snow)[a-z]{0,4}\b/g;
/** 'ran' and 'run' begin alike. */
const actsIn = (text: string): string[] =>
  (text.match(ACTS) ?? []).map((act) => act.replace(/[aeiouy].*/, ''));
/** 'Tom ran 3 miles and 5 miles. How far did he walk?' */
export const asksOtherAct = (facts: string, question: string): boolean => {
  const [done, [asked]] = [actsIn(facts), actsIn(question)];
  return asked !== undefined && done.length > 0 && !done.includes(asked);
};
/** Money that is paid is neither earned nor saved; 'per day' has no answer where some days are named. */
export const isAboutTheFacts = ({ statements, question }: WordProblemParts): boolean => {
  const facts = statements.join('. ');
  const all = `${facts} ${question}`;
  // A day of work has not 24 hours, and of a week most people work a part.
  const isOpen = /\d hours?\b/.test(all)
    ? /\bweeks?\??$/.test(question) && !/\bdays\b|\bweek/.test(facts)
    : /\d days?\b/.test(all);
  if (isOpen && EARNED.test(facts) && /(?:per|an?|each|every) hour\b/.test(facts)) return false;
  if (/^how much\b.*\bsave\b/.test(question)) return /\bsav(?:e|es|ed|ing|ings)\b/.test(facts);
  // Who work together need less time than each alone.
  if (/^how (?:long|many (?:hours|minutes|days))\b.*\b(?:together|both)\b/.test(question))
    return !/\b(?:needs?|takes?|took|can|in|does|paints?|cleans?|fills?|mows?)\b/.test(facts);
  if (/^how (?:much|many)\b.*\blose\b/.test(question)) return /\blos(?:es?|t|ing)\b/.test(facts);
  if (/^how much\b.*\b(?:earn|make|get paid)\b/.test(question))
    return EARNED.test(facts) || !SPENT.test(facts);
  if (/^how much\b.*\b(?:spend|pay)\b/.test(question)) return SPENT.test(facts) || !EARNED.test(facts);
  const days = facts.match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g) ?? [];
  return days.length < 2 || !/\b(?:(?:per|an?|each|every) day|daily|average)\b/.test(question);
};
