import { useEffect } from 'react';
import type { RefObject } from 'react';
import { inputErrorOf } from '../../../sdk/internal';
import type { InputError, InputNode } from '../../../sdk/internal';
import { usePaywall, usePaywallState } from '../drawing/context';
import { setInteraction } from '../drawing/control-state';
import type { ControlState } from '../drawing/control-state';

/** The error of an input that is shown now; `null` without one. The looks of the input get to know it. */
export const useShownError = (node: InputNode, control: ControlState | null): InputError | null => {
  const error = usePaywallState(({ checked, inputs }) =>
    checked.has(node.fieldId) ? inputErrorOf(node, inputs.get(node.fieldId)) : null,
  );
  useEffect(() => {
    if (control) setInteraction(control, { hasError: error !== null });
  }, [control, error]);
  return error;
};

/** Focuses an element when a purchase needs the answer of its input. */
export const useWantedFocus = (fieldId: string, element: RefObject<HTMLElement | null>): void => {
  const { $state } = usePaywall().session;
  useEffect(
    () =>
      $state.listen(({ wanted }, before) => {
        if (wanted === before?.wanted || wanted?.fieldId !== fieldId) return;
        const { current } = element;
        (current?.querySelector<HTMLElement>('[tabindex="0"]') ?? current)?.focus();
      }),
    [$state, fieldId, element],
  );
};

interface InputErrorProps {
  readonly id: string;
  readonly node: InputNode;
  readonly error: InputError | null;
}

/** The text of an error: the author's, otherwise the library's. Read with the input, which names it. */
export const InputErrorText = ({ id, node, error }: InputErrorProps) => {
  const { translator } = usePaywall();
  if (error === null) return null;
  const { errorTexts } = node;
  const own = errorTexts.get(error) ?? errorTexts.get('any');
  const key = error === 'required' ? 'paywall.input_required' : 'paywall.input_invalid';
  return (
    <p id={id} className="input-error">
      {own ?? translator.text(key)}
    </p>
  );
};
