import { memo } from 'react';
import type { RedemptionButtonNode } from '../../../sdk/internal';
import { QrCodeImage, useQrCode } from '../../kit/qr/qr-code-image';
import { useIsInControl, useLook, usePaywall } from '../drawing/context';
import { marginStyle } from '../look/box';
import { sizeStyle } from '../look/size';
import { ControlView } from '../nodes/control';
import type { NodeProps } from '../nodes/node';
import { StackView } from '../nodes/stack';

type Props = NodeProps<RedemptionButtonNode> & { readonly url: string };

/** Opens the app in this tab: an address of an app opens no page. */
const open = (url: string): void => location.assign(url);

const Redemption = ({ node, axis, url }: Props) => {
  const look = useLook(node);
  const { translator } = usePaywall();
  const isInControl = useIsInControl();
  const code = useQrCode(url);
  if (!look.isVisible) return null;
  if (isInControl) return <StackView node={node.stack} axis={axis} />;
  if (!code)
    return <ControlView node={node} axis={axis} href={url} part="redemption" onPress={() => open(url)} />;
  return (
    <a
      className="control code"
      data-part="redemption"
      href={url}
      aria-label={`${translator.text('checkout.redeem_open')} ${translator.text('checkout.redeem_scan')}`}
      style={{ ...sizeStyle(look.size, axis), ...marginStyle(look.margin) }}
    >
      <QrCodeImage code={code} />
    </a>
  );
};

/** The way to the purchase in an app. Nothing before a purchase, and for one that can't be redeemed. */
export const RedemptionButtonView = memo(({ node, axis }: NodeProps<RedemptionButtonNode>) => {
  const { redemptionUrl } = usePaywall();
  return redemptionUrl === null ? null : <Redemption node={node} axis={axis} url={redemptionUrl} />;
});
