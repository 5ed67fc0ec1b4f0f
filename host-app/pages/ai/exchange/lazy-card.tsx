import { lazyPart } from '../../../ui/page/lazy-page';

const load = async () => (await import('./exchange-card')).ExchangeCard;

/** The chunk that draws answers; the text box loads it when it gets focus. */
export const preloadAnswers = (): void => void load().catch(() => undefined);

/** A question and its answer; until the chunk is loaded only the question. */
export const ExchangeCard = lazyPart(load, {
  meanwhile: ({ exchange }) => <p className="ai-question">{exchange.question}</p>,
});
