import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';

const load = () => import('./exchange-card');

/** The chunk that draws answers; the text box loads it when it gets focus. */
export const preloadAnswers = (): void => void load().catch(() => undefined);

const Card = lazy(async () => ({ default: (await load()).ExchangeCard }));

/** A question and its answer; until the chunk is loaded only the question. */
export const ExchangeCard = (props: ComponentProps<typeof Card>) => (
  <Suspense fallback={<p className="ai-question">{props.exchange.question}</p>}>
    <Card {...props} />
  </Suspense>
);
