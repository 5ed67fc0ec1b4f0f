import { memo, useId, useRef } from 'react';
import type { CSSProperties } from 'react';
import type { InputKeyboard, InputTextNode } from '../../../sdk/internal';
import { useLook, useMode, usePaywall, usePaywallState } from '../drawing/context';
import { ControlStateProvider, useOwnControlState } from '../drawing/control-state';
import type { ControlState } from '../drawing/control-state';
import { BorderLayer } from '../look/border-layer';
import { marginStyle, surfaceStyle } from '../look/box';
import { paintColour } from '../look/paint';
import { sizeStyle } from '../look/size';
import type { NodeProps } from '../nodes/node';
import { fontStyle } from '../text/text-style';
import { InputErrorText, useShownError, useWantedFocus } from './input-error';

interface Keyboard {
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'password';
  readonly inputMode?: 'numeric' | 'decimal';
  /** What the browser fills in, unless the attribute says more. */
  readonly autoComplete: string;
}

const KEYBOARDS: Readonly<Record<InputKeyboard, Keyboard>> = {
  text: { type: 'text', autoComplete: 'on' },
  email: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'tel' },
  url: { type: 'url', autoComplete: 'url' },
  numeric: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  decimal: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  password: { type: 'password', autoComplete: 'off' },
};

const BY_ATTRIBUTE: Readonly<Record<string, string>> = {
  $email: 'email',
  $displayName: 'name',
  $phoneNumber: 'tel',
};

type Props = NodeProps<InputTextNode> & { readonly control: ControlState | null };

/** Apart from the view, because the look depends on the state that the view provides. */
const Field = ({ node, axis, control }: Props) => {
  const { fieldId, keyboard, attribute, rules, capitalize } = node;
  const look = useLook(node);
  const mode = useMode();
  const { session } = usePaywall();
  const value = usePaywallState(({ inputs }) => inputs.get(fieldId) ?? '');
  const error = useShownError(node, control);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useWantedFocus(fieldId, field);
  if (!look.isVisible) return null;
  const kind = KEYBOARDS[keyboard];
  const style: CSSProperties = {
    ...fontStyle(look),
    ...surfaceStyle(look, mode),
    color: paintColour(look.paint[mode]),
  };
  return (
    <div className="input" style={{ ...sizeStyle(look.size, axis), ...marginStyle(look.margin) }}>
      <span className="input-box">
        <input
          {...kind}
          {...control?.attributes}
          ref={field}
          className="input-field"
          style={style}
          value={value}
          dir="auto"
          placeholder={look.placeholder}
          aria-label={look.placeholder || node.name || fieldId}
          aria-required={rules.isRequired || undefined}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : id}
          autoComplete={BY_ATTRIBUTE[attribute ?? ''] ?? kind.autoComplete}
          autoCapitalize={capitalize}
          maxLength={rules.maxLength ?? undefined}
          onChange={({ currentTarget }) =>
            session.send({ type: 'input-changed', fieldId, value: currentTarget.value })
          }
          onBlur={(event) => {
            control?.attributes.onBlur(event);
            session.send({ type: 'input-left', fieldId });
          }}
        />
        <BorderLayer border={look.border} mode={mode} />
      </span>
      <InputErrorText id={id} node={node} error={error} />
    </div>
  );
};

/** A text field. */
export const InputTextView = memo((props: NodeProps<InputTextNode>) => {
  const control = useOwnControlState(usePaywall().interactive.has(props.node.key));
  return (
    <ControlStateProvider value={control}>
      <Field {...props} control={control} />
    </ControlStateProvider>
  );
});
