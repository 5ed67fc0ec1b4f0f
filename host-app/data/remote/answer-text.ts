import { ANSWER_MARK, PROBLEM_MARK } from './instruction';

export interface AnswerText {
  /** The part for the reader, in Markdown. */
  readonly visible: string;
  /** The problem and its answer as plain maths, for the step engine; `null` when the model gave none. */
  readonly claim: { readonly problem: string; readonly answer: string } | null;
}

const MARKS = [PROBLEM_MARK, ANSWER_MARK];
/** Models often write such lines in bold or as code. */
const bare = (line: string): string => line.replace(/^[\s>*_`-]+|[\s*_`]+$/g, '');
const after = (lines: readonly string[], mark: string): string | null => {
  const line = lines.map(bare).findLast((one) => one.startsWith(mark));
  return (
    line
      ?.slice(mark.length)
      .replace(/[*_`$]/g, '')
      .trim() || null
  );
};
/** The last line may be the beginning of a mark that is still arriving. */
const isMark = (line: string, isLast: boolean): boolean => {
  const text = bare(line);
  return MARKS.some((mark) => text.startsWith(mark) || (isLast && text.length > 2 && mark.startsWith(text)));
};

/** Splits the model's text into the part for the reader and the part for the check. */
export const readAnswer = (raw: string): AnswerText => {
  const lines = raw.split('\n');
  const shown = lines.filter((line, at) => !isMark(line, at === lines.length - 1));
  const [problem, answer] = [after(lines, PROBLEM_MARK), after(lines, ANSWER_MARK)];
  return {
    visible: shown.join('\n').trim(),
    claim: problem !== null && answer !== null ? { problem, answer } : null,
  };
};
