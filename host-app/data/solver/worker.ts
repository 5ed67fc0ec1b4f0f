import { agrees } from '../../solver/claims';
import { solve } from '../../solver/engine';
import { PackUnavailable, withPacks } from '../../solver/packs/load';
import { similarTo } from '../../solver/similar';
import type { Reply, Request } from './messages';
import { shownAnswer, shownPreview } from './shown';

const answer = async (request: Request): Promise<Reply> => {
  const { id, text } = request;
  switch (request.ask) {
    case 'preview':
      return { id, preview: await withPacks(() => shownPreview(text)) };
    case 'solve':
      return { id, answer: await withPacks(() => shownAnswer(text)) };
    case 'similar':
      return {
        id,
        similar: await similarTo(text, (candidate) => withPacks(() => solve(candidate)), Math.random),
      };
    case 'compare': {
      const ours = await withPacks(() => solve(text));
      return { id, verdict: ours.kind === 'solution' ? agrees(ours, request.claim) : 'unknown' };
    }
  }
};

/** Runs in the worker: one reply for each request. */
const reply = async (request: Request): Promise<Reply> => {
  try {
    return await answer(request);
  } catch (error) {
    return {
      id: request.id,
      failure: error instanceof Error ? error.message : String(error),
      ...(error instanceof PackUnavailable && { reason: 'unavailable' }),
    };
  }
};

addEventListener('message', (event: MessageEvent<Request>) => void reply(event.data).then(postMessage));
