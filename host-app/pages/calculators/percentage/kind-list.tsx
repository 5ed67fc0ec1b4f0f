import { useId } from 'react';
import { Select } from '../../../ui/kit/field';
import { sentenceGroups } from './sentences';

interface KindListProps {
  readonly kind: string;
  readonly onChange: (kind: string) => void;
}

const flat = sentenceGroups.flatMap(({ sentences }) =>
  sentences.map(({ kind, title }) => [kind, title] as const),
);

/** All questions: a list beside the answer, or a select above it on a phone. */
export const KindList = ({ kind, onChange }: KindListProps) => {
  const name = useId();
  return (
    <div className="kinds no-print">
      <div className="kinds-narrow">
        <Select label="Question" value={kind} options={flat} onChange={onChange} />
      </div>
      <fieldset className="kinds-wide">
        <legend className="visually-hidden">Question</legend>
        {sentenceGroups.map(({ title: group, sentences }) => (
          <div key={group} role="group" aria-label={group}>
            <p className="kinds-group" aria-hidden="true">
              {group}
            </p>
            {sentences.map((sentence) => (
              <label key={sentence.kind} className="kind">
                <input
                  type="radio"
                  name={name}
                  checked={sentence.kind === kind}
                  onChange={() => onChange(sentence.kind)}
                />
                <span>{sentence.title}</span>
              </label>
            ))}
          </div>
        ))}
      </fieldset>
    </div>
  );
};
