import { createContext, memo, useContext, useId, useMemo, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { chosenOptions, withOption } from '../../../sdk/internal';
import type { InputChoiceNode, InputOptionNode } from '../../../sdk/internal';
import {
  ControlProvider,
  OwnerProvider,
  usePaywall,
  usePaywallState,
  useRenderMark,
} from '../drawing/context';
import type { Owner } from '../drawing/context';
import { ControlStateProvider, useOwnControlState } from '../drawing/control-state';
import { withControlState } from '../look/shell';
import type { Shell } from '../look/shell';
import type { NodeProps } from '../nodes/node';
import { StackView } from '../nodes/stack';
import { arrowStep, neighbour } from '../nodes/tabs/radio-group';
import { showsSelection } from '../drawing/tree';
import { InputErrorText, useShownError, useWantedFocus } from './input-error';

const ChoiceContext = createContext<InputChoiceNode | null>(null);

/** One or several options to choose: radio buttons, or check boxes. */
export const InputChoiceView = memo(({ node }: NodeProps<InputChoiceNode>) => {
  const { session, translator, interactive, draw } = usePaywall();
  const { fieldId, isMultiple, name, rules } = node;
  const control = useOwnControlState(interactive.has(node.key));
  const error = useShownError(node, control);
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  useRenderMark(node.key);
  useWantedFocus(fieldId, element);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = isMultiple ? 0 : arrowStep(event.key, translator.direction === 'rtl');
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const next = step === 0 ? null : neighbour(radios, event.target, step);
    if (!next) return;
    event.preventDefault();
    next.click();
    next.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    control?.attributes.onBlur(event);
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) session.send({ type: 'input-left', fieldId });
  };
  const attributes = {
    ...control?.attributes,
    role: isMultiple ? 'group' : 'radiogroup',
    'aria-label': name ?? fieldId,
    'aria-required': (!isMultiple && rules.isRequired) || undefined,
    'aria-invalid': (!isMultiple && error !== null) || undefined,
    'aria-describedby': error === null ? undefined : id,
    onKeyDown,
    onBlur,
  };
  return (
    <ChoiceContext.Provider value={node}>
      <ControlStateProvider value={control}>
        <div {...attributes} ref={element} className="input">
          {draw(node.stack, 'vertical')}
          <InputErrorText id={id} node={node} error={error} />
        </div>
      </ControlStateProvider>
    </ChoiceContext.Provider>
  );
});

/** The options of a radio group are one tab stop: the chosen one, otherwise the first. */
const isTabStop = (choice: InputChoiceNode, chosen: readonly string[], optionId: string): boolean =>
  choice.isMultiple || (chosen[0] ?? choice.optionIds[0]) === optionId;

/** One answer of a choice. */
export const InputOptionView = memo(({ node, axis }: NodeProps<InputOptionNode>) => {
  const { session, interactive } = usePaywall();
  const choice = useContext(ChoiceContext);
  const { fieldId, optionId, stack } = node;
  const value = usePaywallState(({ inputs }) => inputs.get(fieldId) ?? '');
  const control = useOwnControlState(interactive.has(node.key));
  const owner = useMemo((): Owner => ({ type: 'option', fieldId, optionId }), [fieldId, optionId]);
  const isRinged = useMemo(() => !showsSelection(stack), [stack]);
  useRenderMark(node.key);
  if (!choice) return null;
  const chosen = chosenOptions(choice, value);
  const choose = (): void =>
    session.send({ type: 'input-changed', fieldId, value: withOption(choice, value, optionId) });
  const shell: Shell = {
    className: `package option${isRinged ? ' ringed' : ''}`,
    attributes: {
      role: choice.isMultiple ? 'checkbox' : 'radio',
      'aria-checked': chosen.includes(optionId),
      tabIndex: isTabStop(choice, chosen, optionId) ? 0 : -1,
      onClick: choose,
      onKeyDown: (event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        choose();
      },
    },
  };
  return (
    <OwnerProvider value={owner}>
      <ControlProvider value>
        <ControlStateProvider value={control}>
          <StackView node={stack} axis={axis} shell={withControlState(shell, control)} />
        </ControlStateProvider>
      </ControlProvider>
    </OwnerProvider>
  );
});
