import { Component } from 'react';
import type { ReactNode } from 'react';

interface BoundaryProps {
  readonly onBroken: (error: unknown) => void;
  /** What is drawn; after a failure the children are tried again when this becomes something else. */
  readonly content?: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly isBroken: boolean;
  readonly content: string | undefined;
}

/** A failing screen must not leave an open dialog that shows nothing. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, content: this.props.content };

  static getDerivedStateFromError = (): Partial<BoundaryState> => ({ isBroken: true });

  static getDerivedStateFromProps = (
    { content }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null => (content === state.content ? null : { isBroken: false, content });

  override componentDidCatch(error: unknown): void {
    this.props.onBroken(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
