// `ErrorCode.NetworkError` is an exported table at run time, so the minifier must read it there each time it is named.
// Within the script bundles the names stand for their numbers already when they are compiled.
import { readFileSync } from 'node:fs';

const TABLE = 'sdk/errors/error-codes.ts';

export const foldErrorCodes = () => {
  const source = readFileSync(TABLE, 'utf8');
  const numbers = new Map(
    [...source.matchAll(/^ {2}(\w+Error): (\d+),$/gm)].map(([, name, number]) => [name, number]),
  );
  return {
    name: 'fold-error-codes',
    transform(code, id) {
      if (!/\/(?:sdk|elements)\/.*\.ts$/.test(id) || id.endsWith(TABLE)) return null;
      const folded = code.replace(/\bErrorCode\.(\w+Error)\b/g, (text, name) => numbers.get(name) ?? text);
      return folded === code ? null : { code: folded, map: null };
    },
  };
};
