import CircleHelp from 'lucide-react/icons/circle-help';
import { useApp } from '../../../app-context';
import type { ExplanationView } from '../../../ports';
import { Prose } from '../../../ui/content/prose';
import { Icon } from '../../../ui/kit/icon';
import { Notice } from '../../../ui/kit/notice';
import { Actions } from './actions';
import { Answer, Verified } from './answer';

interface ExplanationCardProps {
  readonly question: string;
  readonly explanation: ExplanationView;
  readonly onEdit: (question: string) => void;
}

const Verdict = ({ verification }: Pick<ExplanationView, 'verification'>) => {
  switch (verification.kind) {
    case 'arriving':
      return (
        <p className="ai-working">
          <span className="spinner" aria-hidden="true" /> Still writing…
        </p>
      );
    case 'verified':
      return (
        <Verified name="Answer verified">
          A remote model wrote this. Our own engine solved the problem as well, and came to the same answer.
        </Verified>
      );
    case 'not-checkable':
      return (
        <p className="ai-unchecked">
          <Icon icon={CircleHelp} size={18} /> A remote model wrote this, and nothing here could check it.
          Models make mistakes: read it with care.
        </p>
      );
    case 'contradicted':
      return (
        <>
          <Notice tone="warning">
            Our own engine came to another answer, which is checked: trust the one below, not the text above.
          </Notice>
          <Answer solution={verification.ours} />
        </>
      );
  }
};

/** The explanation of a remote model, and the step engine's verdict on it. */
export const ExplanationCard = ({ question, explanation, onEdit }: ExplanationCardProps) => {
  const { brand } = useApp().config;
  const { blocks, text, verification } = explanation;
  const isComplete = verification.kind !== 'arriving';
  return (
    <article
      className="card ai-solution"
      aria-label={`Explanation, by ${brand.name}`}
      aria-busy={!isComplete}
    >
      <div className="prose ai-prose">
        <Prose blocks={blocks} />
      </div>
      <Verdict verification={verification} />
      {isComplete && <Actions question={question} text={text} onEdit={onEdit} />}
    </article>
  );
};
