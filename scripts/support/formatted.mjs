// Generated pages in the format of the repository, so that a check of all files finds nothing in them.
import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

/** @type {(file: string, text: string) => Promise<string>} */
export async function formatted(file, text) {
  const settings = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));
  const { code, errors } = await format(file, text, settings);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return code;
}
