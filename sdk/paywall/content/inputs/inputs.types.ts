import type { TextLook } from '../content.types';
import type { Node } from '../leaf-nodes.types';
import type { BoxLook, Looks } from '../look.types';
import type { StackNode } from '../paywall.types';

/** Questions of a paywall: text fields and choices. */

/** The first reason why an answer is not valid. */
export type InputError = 'required' | 'max-length' | 'pattern' | 'format' | 'minimum' | 'maximum';

export type InputFormat = 'email' | 'url' | 'number';

/** What an answer must be. A field that is not set demands nothing. */
export interface InputRules {
  readonly isRequired: boolean;
  /** Characters. The browser takes no more. */
  readonly maxLength: number | null;
  /** Matches the whole answer. `null` also for a pattern that could take too long. */
  readonly pattern: RegExp | null;
  readonly format: InputFormat | null;
  /** Of a number, or of the count of chosen options. */
  readonly minimum: number | null;
  readonly maximum: number | null;
}

interface Input extends Node {
  /** The name in variables and conditions. Unique in the paywall. */
  readonly fieldId: string;
  /** The attribute of the customer that gets the answer at the purchase; `null` for a password. */
  readonly attribute: string | null;
  readonly rules: InputRules;
  /** The author's text of an error; the key `any` is for all others. */
  readonly errorTexts: ReadonlyMap<InputError | 'any', string>;
}

/** The texts and the box of a field; the placeholder is also its name for screen readers. */
export interface InputTextLook
  extends BoxLook, Pick<TextLook, 'paint' | 'fontName' | 'fontSize' | 'fontWeight'> {
  readonly placeholder: string;
}

export type InputKeyboard = 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'password';

export interface InputTextNode extends Input {
  readonly type: 'input-text';
  readonly look: Looks<InputTextLook>;
  readonly keyboard: InputKeyboard;
  readonly capitalize: 'none' | 'sentences' | 'words' | 'characters';
}

/** The answer is the id of the option; of several options their ids in the order of the data, with commas. */
export interface InputChoiceNode extends Input {
  readonly type: 'input-choice';
  readonly isMultiple: boolean;
  readonly optionIds: readonly string[];
  readonly stack: StackNode;
}

/** One answer of the choice around it. It has its `selected` look while it is chosen. */
export interface InputOptionNode extends Node {
  readonly type: 'input-option';
  readonly fieldId: string;
  readonly optionId: string;
  readonly stack: StackNode;
}

export type InputNode = InputTextNode | InputChoiceNode;
