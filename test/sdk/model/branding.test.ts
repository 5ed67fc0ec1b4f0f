import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainBranding } from '../../../sdk/internal';
import type { Branding } from '../../../sdk/internal';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, portsOf } from '../support/customer';
import { branding } from '../support/fixtures';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const read = (json: unknown): Promise<Branding> => {
  backend.script('branding', { json });
  return portsOf(connect(backend)).api.readBranding();
};
const look = async (appearance: object) => (await read(branding({}, appearance))).appearance;

describe('branding', () => {
  it('is read field by field', async () => {
    expect(await read(branding())).toEqual({
      appName: 'Lime & Co',
      appIcon: 'icons/lime.png',
      appIconWebp: 'icons/lime.webp',
      appWordmark: null,
      appWordmarkWebp: null,
      supportEmail: 'help@lime.example',
      appearance: {
        primary: '#2266aa',
        primaryText: null,
        accent: '#117733',
        error: '#cc2211',
        panelBackground: '#102030',
        formBackground: '#fefefe',
        pageBackground: '#f0f0f0',
        font: null,
        shapes: 'pill',
        showProductDescription: true,
      },
      terms: {
        collectsTax: null,
        asksFullAddress: false,
        needsConsent: false,
        termsUrl: null,
        footer: null,
      },
    });
  });

  it('has a wordmark and the colour of the button’s label', async () => {
    const wire = { app_wordmark: 'marks/lime.png', app_wordmark_webp: 'marks/lime.webp' };
    const found = await read(branding(wire, { color_buttons_primary_text: '#ffee00' }));
    expect(found).toMatchObject({ appWordmark: 'marks/lime.png', appWordmarkWebp: 'marks/lime.webp' });
    expect(found.appearance.primaryText).toBe('#ffee00');
    expect((await look({ color_buttons_primary_text: 'red' })).primaryText).toBeNull();
  });

  it('has what the seller has set for checkout sessions', async () => {
    const wire = {
      gateway_tax_collection_enabled: true,
      full_address_collection_mode: 'always',
      require_checkout_consent: true,
      terms_and_conditions_url: 'https://lime.example/terms',
      checkout_footer: 'Sold by Lime & Co.',
    };
    expect((await read(branding(wire))).terms).toEqual({
      collectsTax: true,
      asksFullAddress: true,
      needsConsent: true,
      termsUrl: 'https://lime.example/terms',
      footer: 'Sold by Lime & Co.',
    });
  });

  it.each(['javascript:alert(1)', 'http://lime.example', 'data:text/html,x', 7])(
    'takes the address %s of the terms as not set',
    async (terms_and_conditions_url) =>
      expect((await read(branding({ terms_and_conditions_url }))).terms.termsUrl).toBeNull(),
  );

  it('is the plain look when nothing is set', async () => {
    expect(await read({})).toEqual(plainBranding());
    expect(await read({ app_name: null, appearance: null })).toEqual(plainBranding());
    expect(await look({ show_product_description: null })).toMatchObject({ showProductDescription: false });
  });

  it.each(['default', 'rectangle', 'rounded', 'pill'])('knows the shape %s', async (shapes) => {
    expect((await look({ shapes })).shapes).toBe(shapes);
  });

  it('takes a shape that nobody knows as the default one', async () => {
    expect((await look({ shapes: 'star' })).shapes).toBe('default');
    expect((await look({ shapes: 'constructor' })).shapes).toBe('default');
  });

  it.each(['red', '#12', '#12345', 'url(https://x)', '#fff;color:red', 'rgb(0,0,0)', '', ' #fff', '#gggggg'])(
    'takes the colour %j as not set',
    async (color_accent) => expect((await look({ color_accent })).accent).toBeNull(),
  );

  it.each(['#fff', '#FFF8', '#a1b2c3', '#A1B2C3D4'])('takes the colour %s as it is', async (color_accent) => {
    expect((await look({ color_accent })).accent).toBe(color_accent);
  });

  it('lets only plain names through as fonts', async () => {
    expect((await look({ font: 'Source Sans 3' })).font).toBe('Source Sans 3');
    expect((await look({ font: 'x;} body{display:none' })).font).toBeNull();
  });

  it('lets only an address through as support e-mail', async () => {
    for (const support_email of ['', 'javascript:alert(1)', 'a b@c', '"><img>@x'])
      expect((await read(branding({ support_email }))).supportEmail).toBeNull();
  });
});
