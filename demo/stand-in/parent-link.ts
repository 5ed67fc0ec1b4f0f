import { readMessage, targetOrigin } from './messages';

export interface ParentLink {
  send(name: string, detail?: unknown): void;
}

/** A frame's side of the conversation: it answers requests of the page that opened it, and of nobody else. */
export function linkToParent(answer: (action: string, payload: unknown) => unknown): ParentLink {
  const parentOrigin = new URLSearchParams(location.search).get('parent') ?? '';
  const target = targetOrigin(parentOrigin);

  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== parentOrigin) return;
    const message = readMessage(event.data);
    if (message?.standIn !== 'request') return;
    const { id, action, payload } = message;
    void Promise.resolve(answer(action, payload)).then((value) => {
      window.parent.postMessage({ standIn: 'answer', id, value }, target);
    });
  });

  return {
    send(name, detail = null) {
      window.parent.postMessage({ standIn: 'event', name, detail }, target);
    },
  };
}
