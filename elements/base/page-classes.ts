import type { Purchases, PurchasesConfig, PurchasesError } from '../../sdk/index';

/**
 * The part of the class `Purchases` that elements need. It is passed in, because the core of a script tag is another
 * bundle.
 */
export interface PurchasesClass {
  new (config: PurchasesConfig): Purchases;
  whenConfigured(): Promise<Purchases>;
  storedAnonymousAppUserId(): string;
}

let given: PurchasesClass | null = null;
let errorClass: typeof PurchasesError | null = null;

/** Sets the classes that the page knows. The class of errors is not part of the screens' bundle. */
export const setPurchasesClass = (purchases: PurchasesClass, errors: typeof PurchasesError): void => {
  given = purchases;
  errorClass = errors;
};

const NOT_SET_UP = 'The elements were not set up: import the package entry, not a file of it.';

/** An error of the class that the page knows. */
export const purchasesError = (...what: ConstructorParameters<typeof PurchasesError>): PurchasesError => {
  if (!errorClass) throw new Error(NOT_SET_UP);
  return new errorClass(...what);
};

/** The class `Purchases` that the page knows. */
export const purchasesClass = (): PurchasesClass => {
  if (!given) throw new Error(NOT_SET_UP);
  return given;
};
