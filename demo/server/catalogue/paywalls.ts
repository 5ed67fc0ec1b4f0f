/** Paywall data by offering id, sent as `paywall_components`; an offering that is not here sends null. */
export const paywalls: ReadonlyMap<string, unknown> = new Map();
