import { Link } from 'wouter';
import type { Calculation } from '../../../data/history';
import { Maths } from '../../../ui/content/maths';
import { Icon } from '../../../ui/kit/icon';
import { labelOf, pathOf } from './calculators';
import './history.css';
import { usePreview } from './use-preview';
import { Fragment } from 'react';

const Part = ({ text }: { readonly text: string }) => {
  const tree = usePreview(text, /[a-z^/]/i.test(text));
  return tree ? <Maths tree={tree} /> : text;
};

interface WrittenProps {
  readonly text: string;
  /** The result is drawn as a formula. */
  readonly isMaths: boolean;
}

/** 'x = 2 or x = 3' is drawn as two equations with a word between them. */
const WrittenResult = ({ text, isMaths }: WrittenProps) => {
  if (!isMaths) return text;
  return text
    .split(/ (or|and) /)
    .map((part, index) =>
      index % 2 === 1 ? <Fragment key={index}> {part} </Fragment> : <Part key={index} text={part} />,
    );
};

const shortTime = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const shortDate = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface EntryProps {
  readonly calculation: Calculation;
  /** The heading above shows the day. */
  readonly isDayKnown?: boolean;
}

/** One calculation: the input, the result, and a link that opens it again. */
export const Entry = ({ calculation, isDayKnown = false }: EntryProps) => {
  const { calculator, input, result, path, at } = calculation;
  const face = labelOf(calculator);
  const tree = usePreview(input, face.isMaths === true);
  return (
    <Link href={pathOf(path)} className="hist-entry">
      <span className="hist-icon">
        <Icon icon={face.icon} />
      </span>
      <span className="hist-words">
        <span className="hist-input">{tree ? <Maths tree={tree} /> : input}</span>
        <span className="hist-meta">
          {face.name} ·{' '}
          <time dateTime={at.toISOString()}>{(isDayKnown ? shortTime : shortDate).format(at)}</time>
        </span>
      </span>
      <span className="hist-result">
        <WrittenResult text={result} isMaths={face.isMaths === true} />
      </span>
    </Link>
  );
};
