import { Component } from 'react';
import type { ReactNode } from 'react';

interface BoundaryProps {
  readonly onBroken: (error: unknown) => void;
  /** What is shown. After an error the children are rendered again when this value changes. */
  readonly content?: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly isBroken: boolean;
  readonly content: string | undefined;
}

/** Catches an error of a screen, so that no empty dialog stays open. */
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
