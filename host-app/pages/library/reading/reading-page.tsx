import type { ReactNode } from 'react';
import { Line } from '../../../ui/content/prose';
import type { Heading } from './headings';
import { useReading } from './use-reading';
import './reading.css';

interface ContentsProps {
  readonly headings: readonly Heading[];
  readonly current: string | null;
}

const List = ({ headings, current }: ContentsProps) => (
  <ol>
    {headings.map(({ id, content }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          <Line content={content} />
        </a>
      </li>
    ))}
  </ol>
);

interface ReadingPageProps {
  readonly headings: readonly Heading[];
  /** The title and its details, above the text. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** Below the text, in full width. */
  readonly foot?: ReactNode;
}

/** A text page: table of contents at the side, or folded above the text on a phone, and a progress bar. */
export const ReadingPage = ({ headings, head, children, foot }: ReadingPageProps) => {
  const { article, bar, current } = useReading(headings.map(({ id }) => id));
  return (
    <div className="page reader">
      <div className="reading-bar no-print" aria-hidden="true">
        <div ref={bar} />
      </div>
      <div className="reader-head">{head}</div>
      {headings.length > 1 && (
        <>
          <nav className="contents no-print" aria-label="On this page">
            <p className="contents-title">On this page</p>
            <List headings={headings} current={current} />
          </nav>
          <details className="contents-folded no-print">
            <summary>On this page</summary>
            <List headings={headings} current={current} />
          </details>
        </>
      )}
      <article ref={article} className="reader-text">
        {children}
      </article>
      {foot && <div className="reader-foot">{foot}</div>}
    </div>
  );
};
