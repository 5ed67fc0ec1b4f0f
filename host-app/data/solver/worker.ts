import type { Reply, Request } from './messages';
import { shownAnswer, shownPreview } from './shown';

/** The worker's side: one question, one answer. */
const reply = ({ id, ask, text }: Request): Reply => {
  try {
    return ask === 'preview' ? { id, preview: shownPreview(text) } : { id, answer: shownAnswer(text) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
};

addEventListener('message', (event: MessageEvent<Request>) => postMessage(reply(event.data)));
