import type { ReactNode } from 'react';
import type { FilledToken } from '../../../sdk/internal';
import { usePaywall } from '../drawing/context';

/** The parser has already checked addresses. This second check makes sure that no other text becomes a link. */
const isSafe = (url: string): boolean => /^(https?|mailto|tel):/i.test(url);

const Link = ({ url, children }: { url: string; children: ReactNode }) => {
  const { opensLink } = usePaywall();
  if (!isSafe(url)) return <>{children}</>;
  return (
    <a
      className="link"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.stopPropagation();
        if (!opensLink(url)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
};

const tags = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

type MarkedToken = Exclude<FilledToken, { type: 'text' | 'break' }>;

const Marked = ({ token }: { token: MarkedToken }) => {
  const inner = drawTokens(token.tokens);
  if (token.type === 'link') return <Link url={token.url}>{inner}</Link>;
  const Tag = tags[token.type];
  return <Tag>{inner}</Tag>;
};

/**
 * Renders tokens as elements, never as markup. Plain text is a string and not a component, because a paywall has hundreds
 * of texts. Tokens have no keys; they are always rendered together.
 */
export const drawTokens = (tokens: readonly FilledToken[]): ReactNode =>
  tokens.map((token, index) => {
    if (token.type === 'text') return token.text;
    return token.type === 'break' ? <br key={index} /> : <Marked key={index} token={token} />;
  });
