import { texts } from 'content:texts/percentages';
import type { PercentageField, PercentageTexts } from '../../../content/content.types';
import type { PercentKind } from '../../../maths/percentage/percent-kinds';
import type { PercentName } from './inputs';

/** A field within a sentence. */
export interface SentenceField extends Required<PercentageField> {
  /** The input's key; questions with the same input share it. */
  readonly input: PercentName;
}

type Text = PercentageTexts['groups'][number]['sentences'][number];

export interface Sentence extends Omit<Text, 'kind' | 'text'> {
  readonly kind: PercentKind;
  readonly parts: readonly (string | SentenceField)[];
}

/** The texts between the fields, and the fields. */
const partsOf = (text: string): Sentence['parts'] =>
  text
    .split(/\{(.*?)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const [input, givenName, givenLabel] = part.split(':') as [PercentName, ...string[]];
      const field = texts.fields[input] as PercentageField;
      return { ...field, input, name: givenName ?? field.name ?? input, label: givenLabel ?? field.label };
    })
    .filter((part) => part !== '');

/** All questions, grouped by subject. */
export const sentenceGroups = texts.groups.map(({ title, sentences }) => ({
  title,
  sentences: sentences.map(({ kind, text, ...rest }): Sentence => ({
    ...rest,
    kind: kind as PercentKind,
    parts: partsOf(text),
  })),
}));

const all = sentenceGroups.flatMap(({ sentences }) => sentences);

/** The question of this kind; an unknown kind in the address gives the first one. */
export const sentenceOf = (kind: string): Sentence =>
  all.find((sentence) => sentence.kind === kind) ?? (all[0] as Sentence);
