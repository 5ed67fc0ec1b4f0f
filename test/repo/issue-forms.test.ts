import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Field {
  readonly type: string;
  readonly id?: string;
  readonly attributes: {
    readonly label?: string;
    readonly value?: string;
    readonly description?: string;
    readonly options?: readonly (string | { readonly label: string; readonly required?: boolean })[];
  };
  readonly validations?: { readonly required?: boolean };
}
interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly Field[];
}

const FOLDER = '.github/ISSUE_TEMPLATE';
const TYPES = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes'];
const read = (file: string): unknown => parse(readFileSync(join(FOLDER, file), 'utf8'));
const forms = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((file) => file !== 'config.yml')
    .map((file) => [file, read(file) as Form]),
);
const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository: { url: string } };

const isRequired = ({ validations, attributes }: Field): boolean =>
  validations?.required === true ||
  (attributes.options?.some((option) => typeof option === 'object' && option.required === true) ?? false);
const requiredIds = (file: string): readonly (string | undefined)[] =>
  (forms[file]?.body ?? []).filter(isRequired).map(({ id }) => id);

/** What the host would refuse, one sentence each. */
function faultsOf({ name, description, body }: Form): readonly string[] {
  const faults: string[] = [];
  if (!name || !description) faults.push('a form needs a name and a description');
  const fields = body.filter(({ type }) => type !== 'markdown');
  const ids = fields.map(({ id }) => id);
  const labels = fields.map(({ attributes }) => attributes.label);
  if (fields.length === 0) faults.push('a form needs a field');
  if (new Set(ids).size !== ids.length) faults.push('an id is there twice');
  if (new Set(labels).size !== labels.length) faults.push('a label is there twice');
  for (const { type, id, attributes } of body) {
    if (!TYPES.includes(type)) faults.push(`there is no field ${type}`);
    if (type === 'markdown' && !attributes.value) faults.push('a text is empty');
    if (type === 'markdown') continue;
    if (!/^[\w-]+$/.test(id ?? '')) faults.push(`${String(id)} is no id`);
    if (!attributes.label) faults.push(`${String(id)} has no label`);
    const options = attributes.options ?? [];
    const needsOptions = type === 'dropdown' || type === 'checkboxes';
    if (needsOptions !== options.length > 0) faults.push(`${String(id)} has ${options.length} options`);
    if (new Set(options.map((option) => JSON.stringify(option))).size !== options.length)
      faults.push(`${String(id)} has an option twice`);
  }
  return faults;
}

test('there are forms for a bug, a payment bug and a feature, in this order', () => {
  expect(Object.keys(forms)).toEqual(['1-bug.yml', '2-payment-bug.yml', '3-feature.yml']);
});

test.each(Object.entries(forms))('the form %s is one that the host accepts', (_file, form) => {
  expect(faultsOf(form)).toEqual([]);
});

test('a form that the host refuses would be found', () => {
  const label = { label: 'Twice' };
  const planted: Form = {
    name: 'Planted',
    description: '',
    body: [
      { type: 'input', id: 'a b', attributes: label },
      { type: 'dropdown', id: 'c', attributes: label },
      { type: 'number', id: 'c', attributes: {} },
    ],
  };
  expect(faultsOf(planted)).toEqual([
    'a form needs a name and a description',
    'an id is there twice',
    'a label is there twice',
    'a b is no id',
    'c has 0 options',
    'there is no field number',
    'c has no label',
  ]);
});

describe('a bug', () => {
  test('comes with its version, how it is embedded, where, and what happened', () => {
    expect(requiredIds('1-bug.yml')).toEqual([
      'version',
      'embedded',
      'environment',
      'steps',
      'expected',
      'actual',
    ]);
  });
});

describe('a payment bug', () => {
  const form = forms['2-payment-bug.yml'];
  const fieldOf = (id: string): Field | undefined => form?.body.find((field) => field.id === id);

  test('comes with what is needed to find the payment', () => {
    expect(requiredIds('2-payment-bug.yml')).toEqual([
      'outcome',
      'version',
      'embedded',
      'code',
      'browser',
      'api-key-kind',
      'operation',
      'time',
      'customer',
      'provider',
      'private-data',
    ]);
  });

  test('has room for console and network, and says what to remove from them', () => {
    expect(fieldOf('console')?.attributes.description).toMatch(/Replace keys, tokens and e-mail addresses/);
    expect(fieldOf('network')?.attributes.description).toMatch(
      /No\s+`Authorization` header, no client secret/,
    );
  });

  test('asks for the kind of the key, which a list answers, and not for the key', () => {
    expect(fieldOf('api-key-kind')).toMatchObject({ type: 'dropdown' });
    expect(fieldOf('api-key-kind')?.attributes.description).toContain('never the key');
  });
});

test('a vulnerability is not reported as an issue', () => {
  const config = read('config.yml') as {
    blank_issues_enabled: boolean;
    contact_links: readonly { url: string }[];
  };
  const place = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
  expect(config.blank_issues_enabled).toBe(false);
  expect(config.contact_links.map(({ url }) => url)).toEqual([`${place}/security/advisories/new`]);
  expect(readFileSync('SECURITY.md', 'utf8')).toContain('(../../security/advisories/new)');
});
