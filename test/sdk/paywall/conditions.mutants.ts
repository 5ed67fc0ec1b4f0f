import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenLaw } from './condition-laws';
import type { Subject } from './condition-laws';

const SOURCES = resolve(import.meta.dirname, '../../../sdk/paywall');
const FILES = ['paywall.machine.ts', 'content/conditions.view.ts', 'content/packages.view.ts'] as const;

/** A planted mistake: `from` is replaced by `to` in one file. */
interface Mutant {
  readonly name: string;
  readonly file: (typeof FILES)[number];
  readonly from: string;
  readonly to: string;
}

const CONDITIONS = 'content/conditions.view.ts';
const MACHINE = 'paywall.machine.ts';
const PACKAGES = 'content/packages.view.ts';

const mutants: readonly Mutant[] = [
  { name: 'one condition is enough', file: CONDITIONS, from: 'rule.every(', to: 'rule.some(' },
  { name: 'the rules share a bit', file: CONDITIONS, from: '(1 << index)', to: '(1 << (index % 3))' },
  { name: 'only the last rule counts', file: CONDITIONS, from: 'mask | (1', to: '(1' },
  {
    name: 'the selected package comes before the one around',
    file: CONDITIONS,
    from: 'packageId ?? state.selectedPackageId',
    to: 'state.selectedPackageId ?? packageId',
  },
  {
    name: 'types are not compared',
    file: CONDITIONS,
    from: 'typeof known === typeof value && ',
    to: '',
  },
  { name: 'numbers are compared exactly', file: CONDITIONS, from: '1e-10', to: '0' },
  {
    name: '"not in" is "in"',
    file: CONDITIONS,
    from: 'id === state.selectedPackageId) === condition.is',
    to: 'id === state.selectedPackageId)',
  },
  {
    name: 'a promotion is an introductory offer',
    file: CONDITIONS,
    from: 'offers?.hasPromo',
    to: 'offers?.hasIntro',
  },
  { name: 'hover is focus', file: CONDITIONS, from: 'interaction.isHovered', to: 'interaction.isFocused' },
  {
    name: 'a package that its own selection hides is selected',
    file: MACHINE,
    from: ' && isShown(next, packageId)',
    to: '',
  },
  {
    name: 'a hidden package is selected',
    file: MACHINE,
    from: 'isShown(state, packageId) && ',
    to: '',
  },
  {
    name: 'a tab keeps a package that it hides',
    file: MACHINE,
    from: 'withShownPackage({ ...state, tabs, values }, tab.stack)',
    to: '{ ...state, tabs, values }',
  },
  {
    name: 'updates are applied to the values at the opening',
    file: MACHINE,
    from: 'updated(state.values,',
    to: 'updated(initialPaywall(state.paywall).values,',
  },
  { name: 'updates are not applied', file: MACHINE, from: 'updates.length === 0', to: 'updates.length >= 0' },
  {
    name: 'a tab changes during a purchase',
    file: MACHINE,
    from: "!tab || state.purchase === 'purchasing' ||",
    to: '!tab ||',
  },
  {
    name: 'a package is searched in the tab that was shown before',
    file: PACKAGES,
    from: 'scope.state.tabs.get(node.key) ?? node.defaultTabId',
    to: 'node.defaultTabId',
  },
  {
    name: 'overrides of the stacks around do not hide a package',
    file: PACKAGES,
    from: 'if (isHidden(node, scope)) return [];',
    to: '',
  },
  {
    name: 'the package that is ticked comes last',
    file: PACKAGES,
    from: '[true, false].flatMap',
    to: '[false, true].flatMap',
  },
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paywall-mutants-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Imports of files that are not copied use the original files. */
const rooted = (source: string, file: string): string =>
  source.replace(/from '(\.[^']*)'/g, (_, path: string) => {
    const target = resolve(SOURCES, dirname(file), path);
    const copied = FILES.find((name) => `${target}.ts` === resolve(SOURCES, name));
    return copied ? `from './${basename(copied, '.ts')}'` : `from '${target}'`;
  });

/** Creates a copy of the files, with one mistake if there is one. */
const plant = async (name: string, mutant?: Mutant): Promise<Subject> => {
  const copy = join(folder, name);
  await mkdir(copy);
  for (const file of FILES) {
    const source = await readFile(join(SOURCES, file), 'utf8');
    const isTarget = mutant?.file === file;
    const mutated = isTarget ? source.replaceAll(mutant.from, mutant.to) : source;
    if (isTarget) expect(mutated, `"${mutant.from}" is not in ${file} any more`).not.toBe(source);
    await writeFile(join(copy, basename(file)), rooted(mutated, file));
  }
  const [machine, conditions] = (await Promise.all([
    import(join(copy, 'paywall.machine.ts')),
    import(join(copy, 'conditions.view.ts')),
  ])) as [Subject, Subject];
  return { ...conditions, ...machine };
};

describe('the laws of conditions', () => {
  it('hold for a copy without a mistake', async () => {
    expect(brokenLaw(await plant('unharmed'), 2000)).toBeNull();
  });

  it.each(mutants.map((mutant, index) => [mutant.name, mutant, index] as const))(
    'detect the mistake: %s',
    async (_, mutant, index) => {
      expect(brokenLaw(await plant(`mutant-${index}`, mutant), 2000)).not.toBeNull();
    },
  );
});
