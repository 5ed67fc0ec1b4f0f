import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context';
import type { PracticeAnswer, MathTree } from '../../../content/content.types';
import { Maths } from '../../../ui/content/maths';
import { Line } from '../../../ui/content/prose';

const sources = (answer: Exclude<PracticeAnswer, { readonly kind: 'choice' }>): readonly string[] =>
  answer.kind === 'set' ? answer.values : [answer.value];

/** Calculator notation as readable text, for an expression that cannot be drawn. */
const plain = (text: string): string => text.replaceAll('*', '·').replaceAll('-', '−').replaceAll('pi', 'π');

const Value = ({ text }: { text: string }) => {
  const { solver } = useApp().ports;
  const [tree, setTree] = useState<MathTree | null>(null);
  useEffect(() => {
    let isLate = false;
    solver.preview(text).then(
      (read) => isLate || setTree(read),
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [text, solver]);
  return tree ? <Maths tree={tree} /> : plain(text);
};

/** The correct answer, shown on request. */
export const AnswerText = ({ answer }: { answer: PracticeAnswer }) => (
  <p className="the-answer">
    <span className="muted">Answer</span>{' '}
    <strong>
      {answer.kind === 'choice' ? (
        <Line content={answer.options[answer.correct] ?? []} />
      ) : (
        sources(answer).map((text, index) => (
          <span key={text}>
            {index > 0 && ', '}
            <Value text={text} />
          </span>
        ))
      )}
    </strong>
  </p>
);
