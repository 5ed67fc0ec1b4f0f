/** PRO access as the billing provider knows it. */
export interface Access {
  /** `null`: does not end. */
  readonly until: Date | null;
  readonly managementURL: string | null;
}

export interface Billing {
  /** `null` without access. Rejects when the provider can't be asked. */
  readAccess(): Promise<Access | null>;
  /** Makes the next checkout open at once. */
  warmUp(): void;
}
