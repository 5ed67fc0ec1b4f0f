// The last words of `npm run test:emulators`: what ran, what did not, and why.

const WIDTH = 100;

/** Long reasons go on in the next line. */
function wrapped(text) {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== '' && last.length + word.length + 1 > WIDTH) lines.push(`    ${word}`);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

export function framed(results, { passed, failed }) {
  const lines = results.flatMap(({ name, ok, absent }) =>
    wrapped(`${name}: ${absent ? `SKIPPED, ${absent}` : ok ? 'ran, passed' : 'ran, FAILED'}`),
  );
  const skipped = results.filter(({ absent }) => absent).length;
  const head = skipped > 0 ? `EMULATORS: ${skipped} OF ${results.length} PARTS WERE NOT RUN` : 'EMULATORS';
  const all = [head, '', ...lines, '', `${passed} passed, ${failed} failed`];
  const width = Math.max(...all.map(({ length }) => length));
  const edge = `+${'-'.repeat(width + 2)}+`;
  return ['', edge, ...all.map((line) => `| ${line.padEnd(width)} |`), edge, ''].join('\n');
}
