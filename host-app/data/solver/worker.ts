import { separateQuestions, solve } from '../../solver/engine';
import { PackUnavailable, withPacks } from '../../solver/packs/load';
import { pack } from '../../solver/packs/registry';
import type { SolverReply, SolverRequest } from './messages';
import { answerView, previewView } from './solution-view';

const answer = async (request: SolverRequest): Promise<SolverReply> => {
  const { id, text } = request;
  switch (request.ask) {
    case 'preview':
      return { id, preview: await withPacks(() => previewView(text)) };
    case 'solve':
      return { id, answer: await withPacks(() => answerView(text)) };
    case 'separate':
      return { id, questions: await withPacks(() => separateQuestions(text)) };
    case 'similar': {
      const { similarTo } = await withPacks(() => pack('algebra'));
      return {
        id,
        similar: await similarTo(text, (candidate) => withPacks(() => solve(candidate)), Math.random),
      };
    }
    case 'compare': {
      const ours = await withPacks(() => solve(text));
      return {
        id,
        verdict:
          ours.kind === 'solution'
            ? (await withPacks(() => pack('algebra'))).agrees(ours, request.claim)
            : 'unknown',
      };
    }
  }
};

/** Runs in the worker: one reply for each request. */
const reply = async (request: SolverRequest): Promise<SolverReply> => {
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

addEventListener('message', (event: MessageEvent<SolverRequest>) => void reply(event.data).then(postMessage));
