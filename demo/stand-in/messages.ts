/** The messages between the page's script and its frames. Both sides check the sender before they read one. */

export type Message =
  | { standIn: 'request'; id: number; action: string; payload: unknown }
  | { standIn: 'answer'; id: number; value: unknown }
  | { standIn: 'event'; name: string; detail: unknown };

export function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('standIn' in data)) return null;
  if (data.standIn === 'event' && 'name' in data && typeof data.name === 'string') {
    return { standIn: 'event', name: data.name, detail: 'detail' in data ? data.detail : null };
  }
  if (!('id' in data) || typeof data.id !== 'number') return null;
  if (data.standIn === 'answer') {
    return { standIn: 'answer', id: data.id, value: 'value' in data ? data.value : null };
  }
  if (data.standIn === 'request' && 'action' in data && typeof data.action === 'string') {
    return {
      standIn: 'request',
      id: data.id,
      action: data.action,
      payload: 'payload' in data ? data.payload : null,
    };
  }
  return null;
}

/** A page without an origin of its own (a file, a sandboxed frame) can only be addressed as anybody. */
export function targetOrigin(origin: string): string {
  return origin === 'null' || origin === '' ? '*' : origin;
}
