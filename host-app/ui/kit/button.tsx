import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'trial' | 'danger';

interface ButtonStyle {
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'medium' | 'large';
  /** Uses the full width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const classOf = ({
  variant = 'secondary',
  size = 'medium',
  wide = false,
}: Omit<ButtonStyle, 'children'>): string => `button ${variant} ${size}${wide ? ' wide' : ''}`;

export const Button = ({
  variant,
  size,
  wide,
  className = '',
  type = 'button',
  ...rest
}: ButtonStyle & ComponentProps<'button'>) => (
  <button
    type={type}
    className={`${classOf({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })} ${className}`.trim()}
    {...rest}
  />
);

/** A link to a page of the app that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  wide,
  href,
  children,
  onClick,
}: ButtonStyle & { readonly href: string; readonly onClick?: () => void }) => (
  <Link
    href={href}
    className={classOf({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })}
    {...(onClick && { onClick })}
  >
    {children}
  </Link>
);
