import { Component, Suspense, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface OverlayBoundaryProps {
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** An error boundary: an overlay that cannot be loaded does not break the page. */
class OverlayBoundary extends Component<OverlayBoundaryProps, { readonly isBroken: boolean }> {
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

/**
 * An overlay in a separate chunk that is loaded when it is shown; a failed load is repeated the next time.
 */
export const lazyOverlay = (load: () => Promise<ComponentType>): ComponentType<{ onFailure: () => void }> => {
  let Overlay = lazy(async () => ({ default: await load() }));
  return ({ onFailure }) => (
    <OverlayBoundary
      onFailure={() => {
        Overlay = lazy(async () => ({ default: await load() }));
        onFailure();
      }}
    >
      <Suspense fallback={null}>
        <Overlay />
      </Suspense>
    </OverlayBoundary>
  );
};
