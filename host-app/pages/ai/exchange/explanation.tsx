import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';

/** Loaded only for sites with a remote model. */
const Card = lazy(async () => ({ default: (await import('./explanation-card')).ExplanationCard }));

export const Explanation = (props: ComponentProps<typeof Card>) => (
  <Suspense fallback={null}>
    <Card {...props} />
  </Suspense>
);
