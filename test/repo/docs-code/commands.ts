import { existsSync, readFileSync } from 'node:fs';

/** Programs of other people that the guides call. */
const OTHERS = /^(curl|export|git)$/;
const OWN_OF_NPM = new Set(['install', 'ci', 'start', 'test', 'run', 'pack']);

const scripts = (): object =>
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;

/** The packages of the repository and of its workspaces. */
const packages = (): ReadonlySet<string> =>
  new Set([
    ...['.', 'docs', 'test'].flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, object>;
      return [manifest['dependencies'], manifest['devDependencies']].flatMap((list) =>
        Object.keys(list ?? {}),
      );
    }),
    'firebase-tools',
  ]);

function complaintOf(line: string): string[] {
  const words = line.split(/\s+/).filter((word) => !/^[A-Z_]+=\S*$/.test(word));
  const [program = '', first = '', second = ''] = words;
  if (program === 'npm') {
    if (!OWN_OF_NPM.has(first)) return [`npm has no '${first}' here`];
    const name = first === 'run' ? words.slice(2).find((word) => !word.startsWith('-')) : '';
    const script = first === 'run' ? (second.startsWith('-') ? name : second) : first;
    const isScript = first === 'run' || first === 'start' || first === 'test';
    return isScript && !((script ?? '') in scripts()) ? [`there is no script '${script}'`] : [];
  }
  if (program === 'npx') {
    const name = first.replace(/(?<=.)@[\d.]+$/, '');
    return packages().has(name) ? [] : [`npx ${name}: not among the packages`];
  }
  if (program === 'node') return existsSync(first) ? [] : [`${first} is not there`];
  return OTHERS.test(program) ? [] : [`'${program}' is no command that is known here`];
}

/** What is wrong with lines of a shell. */
export function shellComplaints(code: string): string[] {
  const quotes = code.match(/(?<!\\)'/g) ?? [];
  if (quotes.length % 2 === 1) return ['a quotation mark is not closed'];
  const lines = code
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter(Boolean);
  return lines.flatMap((line) => line.split(/\s+(?:&&|\|)\s+/)).flatMap(complaintOf);
}
