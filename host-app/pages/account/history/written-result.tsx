import { Fragment } from 'react';
import { Maths } from '../../../ui/content/maths';
import { usePreview } from './use-preview';

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
export const WrittenResult = ({ text, isMaths }: WrittenProps) => {
  if (!isMaths) return text;
  return text
    .split(/ (or|and) /)
    .map((part, index) =>
      index % 2 === 1 ? <Fragment key={index}> {part} </Fragment> : <Part key={index} text={part} />,
    );
};
