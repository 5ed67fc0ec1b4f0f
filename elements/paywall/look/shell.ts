import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { ControlState } from '../drawing/control-state';

/** What a node that wraps a stack changes in the stack's element: a button, a radio, a tab list … */
export interface Shell {
  readonly tag?: 'button' | 'a' | 'section' | 'div';
  readonly className?: string;
  /** `disabled`, `href` and others belong to the tag. */
  readonly attributes?: HTMLAttributes<HTMLElement> &
    Readonly<Record<`data-${string}`, string | undefined>> &
    ShellAttributes;
  readonly elementRef?: Ref<HTMLElement>;
  /** Rendered behind the children. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

interface ShellAttributes {
  readonly type?: 'button';
  readonly disabled?: boolean;
  readonly href?: string;
  readonly target?: string;
  readonly rel?: string;
}

/** The control's element reports hover and focus. */
export const withControlState = (shell: Shell, control: ControlState | null): Shell =>
  control ? { ...shell, attributes: { ...shell.attributes, ...control.attributes } } : shell;
