import { atom } from 'nanostores';
import { browserConnectivity, customerStoreOf } from '../../sdk/internal';
import type { EntitlementInfo } from '../../sdk/index';
import { commerceElement } from '../commerce/commerce-element';
import { commerceStyles } from '../commerce/styles';
import { GateRoot } from './gate-root';
import gate from './gate.css?inline';
import { gateAttributes } from './host';
import type { GateHost } from './host';
import type { GateState } from './purchase-gate.types';
import { templatesOf } from './templates';

const Base = commerceElement<typeof gateAttributes, GateHost>(
  { tag: 'purchase-gate', attributes: gateAttributes, styles: commerceStyles + gate },
  GateRoot,
);

const SLOTS = { checking: 'loading', open: '', closed: 'fallback', unknown: null } as const;

/** The class of `<purchase-gate>`; purchase-gate.types describes its public interface. */
export class GateElement extends Base implements GateHost {
  readonly $state = atom<GateState>('checking');
  readonly #templates = templatesOf(this);

  get state(): GateState {
    return this.$state.get();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#follow();
  }

  settle(state: GateState, entitlement: EntitlementInfo | null): void {
    if (state === this.state) return;
    this.$state.set(state);
    this.#follow();
    this.emit('gate-change', { state, entitlement });
  }

  async refresh(): Promise<void> {
    const shop = this.$instance.get();
    if (shop.name === 'ready') await customerStoreOf(shop.purchases, browserConnectivity).refresh();
  }

  #follow(): void {
    const { state } = this;
    this.setAttribute('state', state);
    this.#templates.show(SLOTS[state]);
  }
}
