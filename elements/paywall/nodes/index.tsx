import type { ComponentType, ReactNode } from 'react';
import type { PaywallNode } from '../../../sdk/internal';
import type { Axis } from '../look/size';
import { InputChoiceView, InputOptionView } from '../inputs/input-choice';
import { InputTextView } from '../inputs/input-text';
import { RedemptionButtonView } from '../web/redemption-button';
import { ExpressButtonView, WalletButtonView } from '../web/wallet-button';
import { WebViewView } from '../web/web-view';
import { FooterView, HeaderView } from './bars';
import { ButtonView } from './button';
import { CarouselView } from './carousel/carousel';
import { CountdownView } from './countdown';
import { IconView } from './icon';
import { ImageView } from './image';
import { LoaderItemView, LoaderPercentageView, LoaderView } from './loader/loader';
import { LoaderProgressView } from './loader/progress';
import { SkeletonView } from './loader/skeleton';
import { isPlainNode } from '../drawing/plain-nodes';
import type { PlainNodes } from '../drawing/plain-nodes';
import type { NodeProps } from './node';
import { PackageView } from './package';
import { PlainView } from './plain';
import { PurchaseButtonView } from './purchase-button';
import { StackView } from './stack';
import { TabControlButtonView } from './tabs/tab-control-button';
import { TabControlToggleView } from './tabs/tab-control-toggle';
import { TabControlView } from './tabs/tab-control';
import { TabsView } from './tabs/tabs';
import { TextView } from './text';
import { TimelineView } from './timeline';
import { VideoView } from './video/video';

/** The component of each node type. */
const nodes = {
  stack: StackView,
  text: TextView,
  image: ImageView,
  video: VideoView,
  loader: LoaderView,
  'loader-item': LoaderItemView,
  'loader-progress': LoaderProgressView,
  'loader-percentage': LoaderPercentageView,
  skeleton: SkeletonView,
  icon: IconView,
  button: ButtonView,
  'purchase-button': PurchaseButtonView,
  package: PackageView,
  header: HeaderView,
  footer: FooterView,
  timeline: TimelineView,
  tabs: TabsView,
  'tab-control': TabControlView,
  'tab-control-button': TabControlButtonView,
  'tab-control-toggle': TabControlToggleView,
  carousel: CarouselView,
  countdown: CountdownView,
  'input-text': InputTextView,
  'input-choice': InputChoiceView,
  'input-option': InputOptionView,
  'wallet-button': WalletButtonView,
  'express-button': ExpressButtonView,
  'redemption-button': RedemptionButtonView,
  'web-view': WebViewView,
} satisfies { [T in PaywallNode['type']]: ComponentType<NodeProps<Extract<PaywallNode, { type: T }>>> };

/** A function that draws a node with `PlainView`, or with the component of its type. */
export const nodeDrawer =
  (plain: PlainNodes) =>
  (node: PaywallNode, axis: Axis): ReactNode =>
    isPlainNode(node, plain) ? <PlainView key={node.key} node={node} axis={axis} /> : drawNode(node, axis);

const drawNode = (node: PaywallNode, axis: Axis): ReactNode => {
  // The table pairs each type with the component for its node; the compiler can't see this through an index.
  const View = nodes[node.type] as ComponentType<NodeProps<PaywallNode>>;
  return <View key={node.key} node={node} axis={axis} />;
};
