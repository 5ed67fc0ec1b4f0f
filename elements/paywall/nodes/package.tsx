import { memo, useId, useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import type { PackageNode } from '../../../sdk/internal';
import {
  ControlProvider,
  OwnerProvider,
  PackageProvider,
  usePaywall,
  usePaywallState,
  useRenderMark,
} from '../drawing/context';
import type { Owner } from '../drawing/context';
import { ControlStateProvider, useOwnControlState } from '../drawing/control-state';
import { withControlState } from '../look/shell';
import type { Shell } from '../look/shell';
import { hasControls, showsSelection } from '../drawing/tree';
import type { NodeProps } from './node';
import { useIsTabStop } from './tabs/radio-group';
import { StackView } from './stack';

/**
 * A radio button of the paywall's packages. If the package contains buttons or links, the radio button is behind them.
 */
const usePackageShell = ({ packageId, stack, name }: PackageNode): Shell => {
  const { session } = usePaywall();
  const id = useId();
  const isChecked = usePaywallState((state) => state.selectedPackageId === packageId);
  const isTabStop = useIsTabStop(packageId);
  const isOpen = useMemo(() => hasControls(stack), [stack]);
  const isRinged = useMemo(() => !showsSelection(stack), [stack]);
  return useMemo(() => {
    const onClick = (): void => session.send({ type: 'package-selected', packageId, name });
    const onKeyDown = (event: KeyboardEvent): void => {
      if ((event.key !== ' ' && event.key !== 'Enter') || event.target !== event.currentTarget) return;
      event.preventDefault();
      onClick();
    };
    const radio = {
      role: 'radio',
      'aria-checked': isChecked,
      tabIndex: isTabStop ? 0 : -1,
      onKeyDown,
    } as const;
    const className = `package${isRinged ? ' ringed' : ''}`;
    if (!isOpen) return { className, attributes: { ...radio, onClick, 'data-package': packageId } };
    return {
      className: `${className} open`,
      attributes: { id, onClick, 'data-package': packageId },
      before: <span className="package-radio" {...radio} aria-labelledby={id} />,
    };
  }, [session, packageId, name, id, isChecked, isTabStop, isOpen, isRinged]);
};

export const PackageView = memo(({ node, axis }: NodeProps<PackageNode>) => {
  const { packageId, stack } = node;
  const { interactive } = usePaywall();
  const control = useOwnControlState(interactive.has(node.key));
  const plainShell = usePackageShell(node);
  const shell = useMemo(() => withControlState(plainShell, control), [plainShell, control]);
  const owner = useMemo((): Owner => ({ type: 'package', packageId }), [packageId]);
  const isOpen = useMemo(() => hasControls(stack), [stack]);
  useRenderMark(node.key);
  return (
    <OwnerProvider value={owner}>
      <PackageProvider value={packageId}>
        <ControlProvider value={!isOpen}>
          <ControlStateProvider value={control}>
            <StackView node={stack} axis={axis} shell={shell} />
          </ControlStateProvider>
        </ControlProvider>
      </PackageProvider>
    </OwnerProvider>
  );
});
