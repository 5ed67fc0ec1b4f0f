import { expect, it } from 'vitest';
import { checkoutView, createTranslator, loadMessages } from '../../../sdk/internal';
import type { CheckoutState } from '../../../sdk/internal';
import { failure } from '../../../sdk/model/purchase/failure';
import { branding, buying } from '../support/offer';

it.each(['ja', 'zh_Hans', 'hi', 'bn', 'th'])(
  'the e-mail field says in %s that the page is offline, without a full stop of Latin script',
  async (locale) => {
    const t = createTranslator({ locale, messages: await loadMessages(locale) });
    const common = { ticket: 3, email: 'ada@lime.example', branding };
    const state = { ...common, name: 'needs-auth-info', failure: failure('offline', 'x') };
    const { screen } = checkoutView(state as CheckoutState, buying(), t);
    const { error } = screen as { readonly error: string };
    expect(error).toContain(t.text('checkout.offline_title'));
    expect(error).not.toContain('.');
  },
);
