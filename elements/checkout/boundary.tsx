import { Component } from 'react';
import type { ReactNode } from 'react';

interface BoundaryProps {
  readonly onBroken: () => void;
  readonly children: ReactNode;
}

/** A fault of ours must not leave an open dialog that shows nothing. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = (): { isBroken: boolean } => ({ isBroken: true });
  override componentDidCatch(): void {
    this.props.onBroken();
  }
  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
