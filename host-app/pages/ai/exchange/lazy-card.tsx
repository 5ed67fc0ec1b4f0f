import { Suspense, lazy } from 'react';
import type { ComponentProps } from 'react';

const load = () => import('./exchange-card');

/** Answers are drawn by a chunk of their own, which the text box fetches when somebody is about to ask. */
export const preloadAnswers = (): void => void load().catch(() => undefined);

const Card = lazy(async () => ({ default: (await load()).ExchangeCard }));

/** A question and what came of it; at first only the question. */
export const ExchangeCard = (props: ComponentProps<typeof Card>) => (
  <Suspense fallback={<p className="ai-question">{props.exchange.question}</p>}>
    <Card {...props} />
  </Suspense>
);
