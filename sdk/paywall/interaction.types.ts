/** The kinds of components with which a customer interacts. */
export type InteractionComponent =
  | 'tab'
  | 'switch'
  | 'carousel'
  | 'button'
  | 'text'
  | 'package'
  | 'package_selection_sheet'
  | 'purchase_button'
  | 'wallet_button';

/**
 * An action of the customer in a part of a paywall. The names are those of the event `paywall_component_interacted`. A
 * field without a value is absent.
 *
 * @example
 * // The customer chose the yearly plan.
 * {
 *   component_type: 'package', component_value: '$rc_annual',
 *   origin_package_id: '$rc_monthly', origin_product_id: 'monthly',
 *   destination_package_id: '$rc_annual', destination_product_id: 'annual',
 *   default_package_id: '$rc_monthly', default_product_id: 'monthly',
 * }
 */
export interface PaywallInteractionEvent {
  readonly component_type: InteractionComponent;
  /**
   * The action of a button (`navigate_to_url`, `restore_purchases`, …), the method of a purchase button
   * (`in_app_checkout`, …), `wallet` of a wallet button, the id of a package or a tab, the number of a page from 0, `close` of a sheet.
   */
  readonly component_value: string;
  /** The component's name in the editor. */
  readonly component_name?: string;
  /** The address of a link, or the checkout address of a purchase button. */
  readonly component_url?: string;
  /** The number of the tab or page before, from 0. */
  readonly origin_index?: number;
  readonly destination_index?: number;
  /** The number of the tab or page that is shown first. */
  readonly default_index?: number;
  /** The id of the tab before, or the name of the page before. */
  readonly origin_context_name?: string;
  readonly destination_context_name?: string;
  /** The package that was selected before. */
  readonly origin_package_id?: string;
  readonly origin_product_id?: string;
  readonly destination_package_id?: string;
  readonly destination_product_id?: string;
  /** The package that was selected when the paywall opened. */
  readonly default_package_id?: string;
  readonly default_product_id?: string;
  /** The selected package. */
  readonly current_package_id?: string;
  readonly current_product_id?: string;
  /** The package that is selected after the action. */
  readonly resulting_package_id?: string;
  readonly resulting_product_id?: string;
}
