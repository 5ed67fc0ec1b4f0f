import { Component, Suspense, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface EdgeProps {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** An overlay that does not arrive takes nothing else down. */
class Edge extends Component<EdgeProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** An overlay as a chunk of its own, asked for when it is shown; a failed load is tried again the next time. */
export const lazyOverlay = (load: () => Promise<ComponentType>): ComponentType<{ onFailure: () => void }> => {
  let Overlay = lazy(async () => ({ default: await load() }));
  return ({ onFailure }) => (
    <Edge
      onFailure={() => {
        Overlay = lazy(async () => ({ default: await load() }));
        onFailure();
      }}
    >
      <Suspense fallback={null}>
        <Overlay />
      </Suspense>
    </Edge>
  );
};
