import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';

/** Only sites with a remote model ever need it. */
const Card = lazy(async () => ({ default: (await import('./explanation-card')).ExplanationCard }));

export const Explanation = (props: ComponentProps<typeof Card>) => (
  <Suspense fallback={null}>
    <Card {...props} />
  </Suspense>
);
