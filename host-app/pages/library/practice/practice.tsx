import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { useApp } from '../../../app-context';
import type { Lesson } from '../../../content/content.types';
import { createPractice } from '../../../stores/library/practice';
import { saveCompletion } from '../lesson/save-completion';
import { checkAnswer } from './check-answer';
import { QuestionCard } from './question-card';
import './practice.css';

const Score = ({ right, total }: { right: number; total: number }) => (
  <p className="practice-score">
    <span className="practice-pips" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={index < right ? 'full' : ''} />
      ))}
    </span>
    {right} of {total} right
  </p>
);

/** The questions of a lesson; each answer is checked at once. */
export const Practice = ({ lesson }: { lesson: Lesson }) => {
  const { ports, stores } = useApp();
  const { subject, topic, practice: questions } = lesson;
  const practice = useMemo(
    () => createPractice(ports.store, `${subject}/${topic}`, questions),
    [ports.store, subject, topic, questions],
  );
  const attempts = useStore(practice.$attempts);
  const right = attempts.filter(({ status }) => status === 'right').length;

  const check = (index: number): void => {
    const [question, attempt] = [questions[index], attempts[index]];
    if (!question || !attempt || attempt.status !== 'open') return;
    const verdict = checkAnswer(question.answer, attempt.typed);
    practice.judge(index, verdict);
    if (verdict.kind !== 'right' || right + 1 < questions.length) return;
    ports.analytics.log('feature_usage', { feature: 'practice_completed', lesson: `${subject}/${topic}` });
    void saveCompletion(stores, subject, topic, true);
  };

  return (
    <section className="practice no-print" aria-labelledby="practice">
      <div className="practice-head">
        <h2 id="practice">Practice</h2>
        <Score right={right} total={questions.length} />
      </div>
      <ol className="questions">
        {questions.map((question, index) => {
          const attempt = attempts[index];
          return (
            attempt && (
              <QuestionCard
                key={index}
                number={index + 1}
                question={question}
                attempt={attempt}
                onType={(typed) => practice.type(index, typed)}
                onCheck={() => check(index)}
                onHint={() => practice.showHint(index)}
                onGiveUp={() => practice.giveUp(index)}
                onStartAgain={() => practice.startAgain(index)}
              />
            )
          );
        })}
      </ol>
      {right === questions.length && (
        <p className="practice-won" role="status">
          All {questions.length} right. This topic is yours.
        </p>
      )}
    </section>
  );
};
