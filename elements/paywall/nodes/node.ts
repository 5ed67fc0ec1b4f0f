import type { PaywallNode } from '../../../sdk/internal';
import type { Axis } from '../look/size';

export interface NodeProps<N extends Partial<PaywallNode>> {
  readonly node: N;
  /** The direction in which the surrounding box arranges this node. */
  readonly axis: Axis;
}
