import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { createPaywall, createTranslator } from '../../../sdk/internal';
import type { CustomVariables, Offering } from '../../../sdk/index';
import { ModeProvider, PaywallProvider } from '../../../elements/paywall/drawing/context';
import type { PaywallContextValue } from '../../../elements/paywall/drawing/context';
import { headingLevelsOf } from '../../../elements/paywall/headings';
import { nodeDrawer } from '../../../elements/paywall/nodes/index';
import { paywallTexts } from '../../../elements/paywall/open-paywall';
import { partsOf } from '../../../elements/paywall/drawing/parts';
import { plainNodesOf } from '../../../elements/paywall/drawing/plain-nodes';
import { interactiveControlsOf, radioGroupsOf } from '../../../elements/paywall/drawing/tree';

export const place = document.createElement('div');

/** Renders a paywall into `place`, and counts how often each node is rendered. */
export const show = (offering: Offering, customVariables: CustomVariables = {}) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(place);
  const counts = new Map<string, number>();
  const session = createPaywall(
    offering,
    { purchase: () => Promise.reject(new Error('no')), openUrl: () => {}, error: () => {} },
    { locales: ['en'], customVariables },
  );
  const translator = createTranslator({ locale: 'en' });
  const parts = partsOf(session.paywall);
  const groups = radioGroupsOf(session.paywall);
  const plain = plainNodesOf(session.paywall, groups, parts);
  const context: PaywallContextValue = {
    session,
    translator,
    texts: paywallTexts(offering, translator, session.paywall),
    groups,
    headings: headingLevelsOf(session.paywall),
    interactive: interactiveControlsOf(session.paywall),
    parts,
    wallets: null,
    redemptionUrl: null,
    draw: nodeDrawer(plain),
    plain,
    hidesBackButtons: false,
    opensLink: () => true,
    onRender: (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1),
  };
  const root = createRoot(place);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <PaywallProvider value={context}>
        <ModeProvider value="light">{context.draw(session.paywall.stack, 'vertical')}</ModeProvider>
      </PaywallProvider>,
    ),
  );
  return { session, counts, parts };
};
