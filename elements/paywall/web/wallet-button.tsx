import { memo, useRef } from 'react';
import type { ExpressButtonNode, WalletButtonNode } from '../../../sdk/internal';
import { expressStack } from '../../../sdk/internal';
import { useIsInControl, useLook, useMode, usePaywallState } from '../drawing/context';
import { marginStyle } from '../look/box';
import { sizeStyle } from '../look/size';
import type { NodeProps } from '../nodes/node';
import { StackView } from '../nodes/stack';
import { useWallets } from './use-wallets';

type Props = NodeProps<WalletButtonNode>;

/** The place of the wallets' frames. It takes no room before they are known. */
const Wallets = ({ node, axis }: Props) => {
  const look = useLook(node);
  const mode = useMode();
  const place = useRef<HTMLDivElement>(null);
  const areShown = usePaywallState(({ wallets }) => wallets.get(node.key) === true);
  useWallets(node, place, look.theme[mode]);
  const style = areShown ? { ...sizeStyle(look.size, axis), ...marginStyle(look.margin) } : {};
  return <div ref={place} className={areShown ? 'wallets' : 'asking'} style={style} />;
};

/** The buttons of Apple Pay, Google Pay and other wallets. Nothing if the device has none. */
export const WalletButtonView = memo(({ node, axis }: Props) => {
  const look = useLook(node);
  const isRefused = usePaywallState(({ wallets }) => wallets.get(node.key) === false);
  const isInControl = useIsInControl();
  return look.isVisible && !isRefused && !isInControl ? <Wallets node={node} axis={axis} /> : null;
});

/** While the device is asked, the stack with its wallets is in the page, but not visible: its frames have to load. */
export const ExpressButtonView = memo(({ node, axis }: NodeProps<ExpressButtonNode>) => {
  const shownKey = usePaywallState((state) => expressStack(node, state)?.key ?? null);
  const isAsking = usePaywallState(
    ({ wallets }) => node.walletKey !== null && wallets.get(node.walletKey) === undefined,
  );
  const { available, unknown, unavailable } = node;
  const other = [unknown, unavailable].find((stack) => stack?.key === shownKey);
  const isAvailable = shownKey === available.key;
  return (
    <>
      {other && <StackView node={other} axis={axis} />}
      {(isAsking || isAvailable) && (
        <div className={isAvailable ? 'express' : 'asking'}>
          <StackView node={available} axis={axis} />
        </div>
      )}
    </>
  );
});
