import { solve } from '../../solver/index';
import { similarTo } from '../../solver/similar';
import type { Reply, Request } from './messages';
import { shownAnswer, shownPreview } from './shown';

const answer = async ({ id, ask, text }: Request): Promise<Reply> => {
  switch (ask) {
    case 'preview':
      return { id, preview: shownPreview(text) };
    case 'solve':
      return { id, answer: shownAnswer(text) };
    case 'similar':
      return { id, similar: await similarTo(text, async (candidate) => solve(candidate), Math.random) };
  }
};

/** The worker's side: one question, one answer. */
const reply = async (request: Request): Promise<Reply> => {
  try {
    return await answer(request);
  } catch (error) {
    return { id: request.id, failure: error instanceof Error ? error.message : String(error) };
  }
};

addEventListener('message', (event: MessageEvent<Request>) => void reply(event.data).then(postMessage));
