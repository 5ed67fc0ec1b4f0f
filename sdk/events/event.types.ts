/** Values that an event can have. */
export type EventValue = string | number | boolean | null;
export type EventProperties = Readonly<Record<string, EventValue>>;

/** An event of a checkout, without the fields that all events have. */
export interface CheckoutEventDraft {
  readonly name: string;
  readonly properties: EventProperties;
}

/** An event of a paywall, in the same way. */
export interface PaywallEventDraft {
  readonly type: 'paywall_impression' | 'paywall_close' | 'paywall_cancel' | 'paywall_component_interacted';
  readonly properties: EventProperties;
}
