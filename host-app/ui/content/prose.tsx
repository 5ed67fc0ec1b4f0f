import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Lightbulb from 'lucide-react/icons/lightbulb';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'wouter';
import type { Block, Inline, Plot } from '../../content/content.types';
import { Icon } from '../kit/icon';
import { Maths } from './maths';
import { TableScroll } from './table-scroll';
import { Graph } from '../graph/graph';

/** A graph within a text, with its caption. */
const PlotFigure = ({ plot }: { plot: Plot }) => (
  <figure>
    <Graph x={plot.x} y={plot.y} curves={plot.curves} points={plot.points} label={plot.caption} />
    <figcaption>{plot.caption}</figcaption>
  </figure>
);

const line = (part: Inline): ReactNode => {
  if (typeof part === 'string') return part;
  switch (part[0]) {
    case 'em':
      return <em>{lines(part[1])}</em>;
    case 'strong':
      return <strong>{lines(part[1])}</strong>;
    case 'code':
      return <code>{part[1]}</code>;
    case 'math':
      return <Maths tree={part[1]} />;
    case 'br':
      return <br />;
    case 'a':
      return part[1].startsWith('/') ? (
        <Link href={part[1]}>{lines(part[2])}</Link>
      ) : (
        <a href={part[1]} rel="noopener">
          {lines(part[2])}
        </a>
      );
  }
};

const PUNCTUATION = /^[,.;:!?)\]”’…%]+/;

/** Punctuation after a formula, which must stay on the same line. */
const tailOf = (part: Inline | undefined, next: Inline | undefined): string =>
  Array.isArray(part) && part[0] === 'math' && typeof next === 'string'
    ? (PUNCTUATION.exec(next)?.[0] ?? '')
    : '';

const lines = (parts: readonly Inline[]): ReactNode =>
  parts.map((part, index) => {
    const taken = tailOf(parts[index - 1], part);
    const tail = tailOf(part, parts[index + 1]);
    if (typeof part === 'string') return part.slice(taken.length);
    return tail === '' ? (
      <Fragment key={index}>{line(part)}</Fragment>
    ) : (
      <span key={index} className="no-break">
        {line(part)}
        {tail}
      </span>
    );
  });

/** A line of text with marks and formulas. */
export const Line = ({ content }: { content: readonly Inline[] }) => lines(content);

const asides = {
  key: { icon: Lightbulb, label: 'Remember', look: 'remember' },
  warning: { icon: TriangleAlert, label: 'Common mistake', look: 'mistake' },
} as const;

const Table = ({ block }: { block: Extract<Block, { kind: 'table' }> }) => (
  <TableScroll label="Table">
    <table>
      <thead>
        <tr>
          {block.head.map((cell, index) => (
            <th key={index} scope="col">
              {lines(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{lines(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableScroll>
);

const List = ({ block }: { block: Extract<Block, { kind: 'list' }> }) => {
  const items = block.items.map((item, index) => {
    const [only] = item;
    return (
      <li key={index}>
        {item.length === 1 && only?.kind === 'paragraph' ? lines(only.content) : <Prose blocks={item} />}
      </li>
    );
  });
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
};

const draw = (block: Block): ReactNode => {
  switch (block.kind) {
    case 'paragraph':
      return <p>{lines(block.content)}</p>;
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id}>{lines(block.content)}</h2>
      ) : (
        <h3 id={block.id}>{lines(block.content)}</h3>
      );
    case 'list':
      return <List block={block} />;
    case 'math':
      return (
        <div className="math-line wide-line">
          <Maths tree={block.tree} />
        </div>
      );
    case 'table':
      return <Table block={block} />;
    case 'quote':
      return (
        <blockquote>
          <Prose blocks={block.blocks} />
        </blockquote>
      );
    case 'key':
    case 'warning':
      return (
        <aside className={`aside ${asides[block.kind].look}`}>
          <p className="aside-label">
            <Icon icon={asides[block.kind].icon} size={18} />
            {asides[block.kind].label}
          </p>
          <Prose blocks={block.blocks} />
        </aside>
      );
    case 'example':
      return (
        <section className="example">
          <h3>
            <span className="tag">Example</span> {lines(block.title)}
          </h3>
          <Prose blocks={block.blocks} />
        </section>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'plot':
      return <PlotFigure plot={block} />;
  }
};

/** A converted Markdown text (host-app/content). */
export const Prose = ({ blocks }: { blocks: readonly Block[] }): ReactNode =>
  blocks.map((block, index) => <Fragment key={index}>{draw(block)}</Fragment>);
