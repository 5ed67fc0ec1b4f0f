import { isolated } from './isolate';

export type Variables = Readonly<Record<string, string | number>>;

/** How values are written into a text. */
interface Writing {
  readonly direction: 'ltr' | 'rtl';
  /** Numbers are written in the digits of the language. */
  number(value: number): string;
}

const PLACEHOLDER_ALONE = /^\{\{[^{}]*\}\}$/;

/** Replaces each `{{name}}` with its value. Removes placeholders without a value, and braces that are never closed. */
export const fill = (template: string, variables: Variables, writing: Writing): string => {
  const isAlone = PLACEHOLDER_ALONE.test(template);
  const written = (name: string): string => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (typeof value === 'number') return writing.number(value);
    return isAlone ? (value ?? '') : value ? isolated(value, writing.direction) : '';
  };
  const [first = '', ...others] = template.split(/\{\{+/);
  const filled = others.map((part) => {
    const end = part.indexOf('}}');
    return end < 0 ? part : written(part.slice(0, end).trim()) + part.slice(end).replace(/^\}+/, '');
  });
  return first + filled.join('');
};
