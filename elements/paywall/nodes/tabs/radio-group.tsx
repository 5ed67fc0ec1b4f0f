import { createContext, useContext } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { usePaywall, usePaywallState } from '../../drawing/context';

type Packages = readonly string[];

const GroupContext = createContext<Packages | null>(null);

interface Group {
  readonly packages: Packages;
  readonly attributes: {
    readonly role: 'radiogroup';
    readonly 'aria-label': string;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/** The step of an arrow key; left and right follow the reading direction. */
export const arrowStep = (key: string, isRightToLeft: boolean): number => {
  const step = Object.hasOwn(steps, key) ? (steps[key] ?? 0) : 0;
  return isRightToLeft && (key === 'ArrowLeft' || key === 'ArrowRight') ? -step : step;
};

/** The item after or before the focused one, in a circle; `null` if none of the items has the focus. */
export const neighbour = (
  items: readonly HTMLElement[],
  from: EventTarget,
  step: number,
): HTMLElement | null => {
  const index = items.findIndex((item) => item === from);
  return index < 0 ? null : (items.at((index + step) % items.length) ?? null);
};

/** The attributes that make the stack with this key a radio group of packages; `null` for other stacks. */
export const useRadioGroup = (key: string): Group | null => {
  const { groups, translator } = usePaywall();
  const packages = groups.get(key);
  if (!packages) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = arrowStep(event.key, translator.direction === 'rtl');
    if (step === 0) return;
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const next = neighbour(radios, event.target, step);
    if (!next) return;
    event.preventDefault();
    next.click();
    next.focus();
  };
  return {
    packages,
    attributes: { role: 'radiogroup', 'aria-label': translator.text('paywall.packages'), onKeyDown },
  };
};

export const RadioGroup = ({ group, children }: { group: Group; children: ReactNode }) => (
  <GroupContext.Provider value={group.packages}>{children}</GroupContext.Provider>
);

/** Whether Tab reaches this package: the selected one of a group, or the first. */
export const useIsTabStop = (packageId: string): boolean => {
  const packages = useContext(GroupContext);
  return usePaywallState(({ selectedPackageId: selected }) => {
    const isInGroup = selected !== null && (packages?.includes(selected) ?? false);
    return (isInGroup ? selected : (packages?.[0] ?? packageId)) === packageId;
  });
};
