import { colour, column, look, size } from './boxes';
import { text } from './content';
import type { BoxOptions, StackOptions, TextStyle, Wire, WireNode } from './wire.types';

interface FieldOptions extends BoxOptions, TextStyle {
  readonly id: string;
  readonly keyboard?: string;
  readonly attribute?: string;
  readonly required?: boolean;
  readonly validation?: Wire;
}

/** A text field; `<id>_hint` is its placeholder, `<id>_error` the text of its errors. */
export const field = (options: FieldOptions): WireNode => ({
  type: 'input_text',
  name: `Field ${options.id}`,
  field_id: options.id,
  placeholder_lid: `${options.id}_hint`,
  validation_error_lid: `${options.id}_error`,
  keyboard_type: options.keyboard ?? 'text',
  required: options.required ?? false,
  ...(options.attribute === undefined ? {} : { reserved_attribute: options.attribute }),
  ...(options.validation === undefined ? {} : { validation: options.validation }),
  size: size('fill', 'fit'),
  color: colour('ink'),
  font_size: options.size ?? 'body_xl',
  ...look(options),
});

/** Options to choose, one or several; `<id>_<option>` is the text of an option. */
export const choice = (
  id: string,
  options: readonly string[],
  style: StackOptions,
  { several = false, required = false, name = id } = {},
): WireNode => ({
  type: several ? 'input_multiple_choice' : 'input_single_choice',
  name,
  field_id: id,
  required,
  stack: column(
    { name: 'Options', gap: 8 },
    ...options.map((option) => ({
      type: 'input_option',
      name: `Option ${option}`,
      option_id: option,
      stack: column({ pad: [12, 16], ...style }, text(`${id}_${option}`, { weight: 'medium' })),
    })),
  ),
});
