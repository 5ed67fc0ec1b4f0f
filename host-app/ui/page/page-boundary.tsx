import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../kit/button';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** A new path resets the error. */
  readonly path: string;
}

interface State {
  readonly path: string;
  readonly failure: { readonly isChunk: boolean } | null;
}

/** An error boundary for pages. The navigation bar and the footer keep working. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { path: this.props.path, failure: null };

  // The failed page must not be rendered again at once: a second error would break the whole app.
  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { isChunk: error instanceof Error && error.name === 'ChunkLoadError' } };
  }

  static getDerivedStateFromProps({ path }: PageBoundaryProps, state: State): State | null {
    return path === state.path ? null : { path, failure: null };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <div className="page reading">
        <div className="page-head">
          <h1>{failure.isChunk ? 'This page did not arrive' : 'Something broke on this page'}</h1>
          <p className="lead">
            {failure.isChunk
              ? 'The connection may be slow or gone, or there is a newer version. Your saved work is safe.'
              : 'It is our mistake, not yours. Your saved work is safe; loading the page again usually helps.'}
          </p>
        </div>
        <Button variant="primary" onClick={() => location.reload()}>
          Load again
        </Button>
      </div>
    );
  }
}
