import type { PaywallNode } from '../../../sdk/internal';
import type { Axis } from '../look/size';

export interface NodeProps<N extends Partial<PaywallNode>> {
  readonly node: N;
  /** How the box around arranges this node. */
  readonly axis: Axis;
}
