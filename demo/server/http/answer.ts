export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** A short description of the decision, for the log. */
  decided?: string;
}

/** `cut` ends the connection without an answer. */
export type Reply = Answer | 'cut';

export function json(status: number, value: unknown, decided?: string): Answer {
  return withDecision(
    {
      status,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
      body: JSON.stringify(value),
    },
    decided,
  );
}

export function text(status: number, body: string, type = 'text/plain; charset=utf-8'): Answer {
  return { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' }, body };
}

export function redirect(status: 301 | 303, location: string): Answer {
  return { status, headers: { Location: location, 'Cache-Control': 'no-store' }, body: '' };
}

export function withHeaders(answer: Answer, headers: Record<string, string>): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

export function withDecision(answer: Answer, decided: string | undefined): Answer {
  return decided === undefined ? answer : { ...answer, decided };
}
