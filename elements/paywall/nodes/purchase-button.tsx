import { memo } from 'react';
import type { PurchaseButtonNode } from '../../../sdk/internal';
import { usePackageId, usePaywall, usePaywallState } from '../drawing/context';
import { ControlView } from './control';
import type { NodeProps } from './node';

/** Buys the selected package; inside a package it buys that package. */
export const PurchaseButtonView = memo(
  ({
    node,
    axis,
  }: NodeProps<
    Pick<PurchaseButtonNode, 'key' | 'stack' | 'name'> & Partial<Pick<PurchaseButtonNode, 'method'>>
  >) => {
    const { session } = usePaywall();
    const own = usePackageId();
    const isBusy = usePaywallState(
      ({ purchase, selectedPackageId }) =>
        purchase === 'purchasing' && (own ?? selectedPackageId) === selectedPackageId,
    );
    const isMissing = usePaywallState((state) => (own ?? state.selectedPackageId) === null);
    const buy = (): void => {
      if (own !== null) session.send({ type: 'package-selected', packageId: own });
      const { name, method } = node;
      session.send({ type: 'purchase-requested', name, ...(method ? { method } : {}) });
    };
    return (
      <ControlView
        node={node}
        axis={axis}
        isBusy={isBusy}
        isDisabled={isMissing}
        part="purchase"
        onPress={buy}
      />
    );
  },
);
