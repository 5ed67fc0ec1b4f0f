import { purchasesContext } from '../../../sdk/internal';
import type { CustomerInfo, Purchases } from '../../../sdk/index';
import type { InspectedElement } from '../../diagnostics/index';
import { diagnose, isWanted, whenWanted } from './diagnose';

/** Looks for faults in the attributes of an element. */
export const inspectElement = (element: InspectedElement, purchases: Purchases): void => {
  const context = purchasesContext(purchases);
  whenWanted(context, ({ inspectElement: inspect }) => inspect(element, context));
};

/** Looks for an entitlement that no product gives. */
export const inspectGate = (
  element: InspectedElement,
  purchases: Purchases,
  wanted: readonly string[],
  info: CustomerInfo,
): void => {
  const context = purchasesContext(purchases);
  if (isWanted(context)) diagnose(({ inspectGate: inspect }) => inspect(element, context, wanted, info));
};

/** Explains why an element has no instance. */
export const reportMissingKey = (): void => diagnose((diagnostics) => diagnostics.reportMissingKey());

/** ` Did you mean "monthly"?` if one of the known words is similar. */
export const suggestionFor = (word: string, known: readonly string[]): Promise<string> =>
  import('../../diagnostics/index').then(
    ({ didYouMean }) => didYouMean(word, known),
    () => '',
  );
