import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../kit/button';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** A new one tries again. */
  readonly path: string;
}

interface Failure {
  readonly path: string;
  readonly isChunk: boolean;
}

/** A page that could not be loaded, or broke, says so in its place; the bars around it go on. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failure: Failure | null }> {
  override state: { readonly failure: Failure | null } = { failure: null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
    this.setState({ failure: { path: this.props.path, isChunk } });
  }

  static getDerivedStateFromError(): null {
    return null;
  }

  override componentDidUpdate(): void {
    const { failure } = this.state;
    if (failure && failure.path !== this.props.path) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure || failure.path !== this.props.path) return this.props.children;
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
        <Button look="primary" onClick={() => location.reload()}>
          Load again
        </Button>
      </div>
    );
  }
}
