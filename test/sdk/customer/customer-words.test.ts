import { describe, expect, it } from 'vitest';
import { readableIdentifier } from '../../../sdk/customer/readable-identifier.view';
import { webAddress } from '../../../sdk/model/web-address';

describe('an identifier in readable form', () => {
  it.each([
    ['pro', 'Pro'],
    ['premium_access', 'Premium access'],
    ['premiumAccess', 'Premium access'],
    ['PRO', 'PRO'],
    ['com.example.premium-access', 'Premium access'],
    ['$rc_lifetime', 'Lifetime'],
    ['rc_promo_pro_monthly', 'Rc promo pro monthly'],
    ['été', 'Été'],
    ['...', '...'],
    ['', ''],
  ])('%j is %j', (identifier, words) => {
    expect(readableIdentifier(identifier)).toBe(words);
  });
});

describe('the address of the management page', () => {
  it.each([
    'https://pay.example.org/me?token=a',
    'http://localhost:4300/manage',
    'http://127.0.0.1/manage',
    'http://[::1]:80/manage',
    'http://shop.localhost/manage',
  ])('%s is followed', (address) => {
    expect(webAddress(address)).toBe(new URL(address).href);
  });

  it.each([
    null,
    '',
    'manage',
    '//pay.example.org',
    'http://pay.example.org/me',
    'http://localhost.example.org/me',
    'http://127.0.0.1.example.org/me',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,hello',
    'itms-apps://apps.apple.com',
  ])('%s is not', (address) => {
    expect(webAddress(address)).toBeNull();
  });
});
