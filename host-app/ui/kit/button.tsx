import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';

type Look = 'primary' | 'secondary' | 'quiet' | 'trial' | 'danger';

interface Face {
  readonly look?: Look;
  readonly size?: 'small' | 'medium' | 'large';
  /** Uses the full width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const classOf = ({ look = 'secondary', size = 'medium', wide = false }: Omit<Face, 'children'>): string =>
  `button ${look} ${size}${wide ? ' wide' : ''}`;

export const Button = ({
  look,
  size,
  wide,
  className = '',
  type = 'button',
  ...rest
}: Face & ComponentProps<'button'>) => (
  <button
    type={type}
    className={`${classOf({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })} ${className}`.trim()}
    {...rest}
  />
);

/** A link to a page of the app that looks like a button. */
export const ButtonLink = ({
  look,
  size,
  wide,
  href,
  children,
  onClick,
}: Face & { readonly href: string; readonly onClick?: () => void }) => (
  <Link
    href={href}
    className={classOf({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) })}
    {...(onClick && { onClick })}
  >
    {children}
  </Link>
);
