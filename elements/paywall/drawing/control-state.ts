import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import { createContext, useContext, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { NO_INTERACTION } from '../../../sdk/internal';
import type { Interaction } from '../../../sdk/internal';

/** Hover, focus and error of a control, for the looks of the nodes in it. */
export interface ControlState {
  readonly $interaction: WritableAtom<Interaction>;
  /** For the element of the control. */
  readonly attributes: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

const ControlStateContext = createContext<ControlState | null>(null);
export const ControlStateProvider = ControlStateContext.Provider;
/** The state of the nearest control; `null` outside of controls, and where no look depends on it. */
export const useControlState = (): ControlState | null => useContext(ControlStateContext);

/** Sets some fields. Does not notify when nothing changes. */
export const setInteraction = ({ $interaction }: ControlState, change: Partial<Interaction>): void => {
  const before = $interaction.get();
  const after = { ...before, ...change };
  const isSame =
    before.isHovered === after.isHovered &&
    before.isFocused === after.isFocused &&
    before.hasError === after.hasError;
  if (!isSame) $interaction.set(after);
};

const createControlState = (): ControlState => {
  const control: ControlState = {
    $interaction: atom(NO_INTERACTION),
    attributes: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') setInteraction(control, { isHovered: true });
      },
      onPointerLeave: () => setInteraction(control, { isHovered: false }),
      onFocus: () => setInteraction(control, { isFocused: true }),
      onBlur: ({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setInteraction(control, { isFocused: false });
      },
    },
  };
  return control;
};

/** The state of a control whose looks depend on it; otherwise `null`. */
export const useOwnControlState = (isNeeded: boolean): ControlState | null => {
  const [control] = useState(() => (isNeeded ? createControlState() : null));
  return control;
};
