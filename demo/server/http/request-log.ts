export type Log = (line: string) => void;

export function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

export function maskKey(key: string): string {
  return key.length < 12 ? 'rcb_…' : `${key.slice(0, 4)}…${key.slice(-4)}`;
}

/** Masks e-mail addresses and keys, also in a path. */
export function maskText(text: string): string {
  return text.replace(/rcb_[A-Za-z0-9_.-]+/g, maskKey).replace(/[^\s"'/=?&]+/g, maskWord);
}

function maskWord(word: string): string {
  const at = word.search(/@|%40/);
  return at < 1 ? word : `${word.slice(0, 1)}***${word.slice(at)}`;
}

const MOST_LOGGED = 500;

function shorten(text: string): string {
  return text.length > MOST_LOGGED ? `${text.slice(0, MOST_LOGGED)}…` : text;
}

export function logLine(parts: {
  method: string;
  path: string;
  status: number;
  startedAt: number;
  decided: string | undefined;
}): string {
  const now = Date.now();
  const status = parts.status === 0 ? 'cut' : String(parts.status);
  const line = [
    new Date(now).toISOString().slice(11, 23),
    parts.method.padEnd(4),
    shorten(maskText(parts.path)),
    status,
    `${now - parts.startedAt}ms`,
  ];
  if (parts.decided !== undefined) line.push(`· ${shorten(maskText(parts.decided))}`);
  return line.join(' ');
}
