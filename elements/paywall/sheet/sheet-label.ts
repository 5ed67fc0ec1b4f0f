import { plainText } from '../../../sdk/internal';
import type { PaywallNode, Sheet, TextNode } from '../../../sdk/internal';
import { usePaywall, usePaywallState } from '../drawing/context';
import { childrenOf } from '../drawing/tree';

const textsOf = (node: PaywallNode): readonly TextNode[] =>
  node.type === 'text' ? [node] : childrenOf(node).flatMap(textsOf);

/** The first heading of a sheet, otherwise its first text. */
const titleOf = ({ stack }: Sheet): TextNode | null => {
  const texts = textsOf(stack).filter(({ look }) => look.base.isVisible);
  return texts.find(({ look }) => look.base.headingLevel !== null) ?? texts[0] ?? null;
};

/** The name of a sheet for screen readers. */
export const useSheetLabel = (sheet: Sheet): string => {
  const { texts, translator } = usePaywall();
  const selected = usePaywallState(({ selectedPackageId }) => selectedPackageId);
  const title = titleOf(sheet);
  const words = title ? plainText(texts.fill(title.look.base.tokens, selected, {})) : '';
  return words || translator.text('paywall.label');
};
