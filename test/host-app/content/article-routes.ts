import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = 'host-app/content';

/** The addresses of the app (spec, section 2) that an article may link to. */
const ROUTES: readonly RegExp[] = [
  /^\/ai(\/(algebra|geometry|calculus|statistics))?$/,
  /^\/blog$/,
  /^\/blog\/category\/(study-methods|math-explained|exam-prep|everyday-math)$/,
  /^\/math\/(basic|scientific|percentage|fraction|quadratic)$/,
  /^\/financial\/(mortgage|loan)$/,
  /^\/profile(\/(history|favorite|learning|settings))?$/,
  /^\/learning\/algebra\/(basics|equations|quadratic|functions|systems)$/,
  /^\/learning\/geometry\/(basics|triangles|circles|solids)$/,
  /^\/learning\/calculus\/(limits|derivatives|applications|integration|applications2|series)$/,
  /^\/learning\/statistics\/(descriptive|probability|inference)$/,
  /^\/formulas$/,
  /^\/(checkout|privacy|terms)$/,
];

const formulaIds = (): ReadonlySet<string> => {
  const root = join(CONTENT, 'formulas');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  return new Set(
    files.flatMap((name) =>
      [...readFileSync(join(root, name), 'utf8').matchAll(/^- id: (\S+)$/gm)].map(([, id = '']) => id),
    ),
  );
};
const formulas = formulaIds();

/** Whether somebody who follows the link arrives. */
export const leadsSomewhere = (href: string): boolean => {
  if (/^mailto:\S+@\S+$/.test(href) || href.startsWith('https://')) return true;
  const [, slug] = /^\/blog\/([\w-]+)$/.exec(href) ?? [];
  if (slug !== undefined) return existsSync(join(CONTENT, 'blog', `${slug}.md`));
  const [, formula] = /^\/formulas\/([\w-]+)$/.exec(href) ?? [];
  if (formula !== undefined) return formulas.has(formula);
  return ROUTES.some((route) => route.test(href));
};
