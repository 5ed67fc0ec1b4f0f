import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeCount } from '../../bench/large-paywall.mjs';
import { newerWire } from '../../bench/reference/place/newer-wire.mjs';
import type { Answered, Asked } from '../../bench/reference/place/newer-wire.mjs';
import { BUTTON, HEADLINE, paywallOf } from '../../bench/reference/place/paywall-data.mjs';
import { policyFor } from '../../bench/reference/place/policy.mjs';

test.each([50, 51, 500])(
  'the paywall of %i nodes has as many, and the texts that are waited for',
  (nodes) => {
    const paywall = paywallOf(nodes);
    expect(nodeCount(paywall)).toBe(nodes);
    const text = JSON.stringify(paywall);
    expect(text).toContain(HEADLINE);
    expect(text).toContain(BUTTON);
  },
);

test('the policy is the README’s, line by line, with the measurement’s billing host and the card provider', () => {
  const readme = readFileSync('README.md', 'utf8');
  const policy = policyFor(readme, 'http://billing.example').split('; ');
  const published = /default-src [^`]+/.exec(readme)?.[0].replace(/\s+/g, ' ').split(/; ?/) ?? [];
  expect(policy).toHaveLength(published.filter((rule) => rule.trim()).length);
  for (const rule of published) expect(policy.some((own) => own.startsWith(rule.trim()))).toBe(true);
  expect(policy.find((rule) => rule.startsWith('connect-src'))).toMatch(/ http:\/\/billing\.example$/);
  expect(policy).toContain("style-src 'self'");
});

test('a README without a policy is said, not measured', () => {
  expect(() => policyFor('# Nothing', 'http://billing.example')).toThrow('README.md has no block');
});

const asked = (method: string, path: string, body = ''): Asked => ({ method, path, headers: {}, body });

/** A sandbox that answers with `value`, and notes what it was asked. */
const sandbox = (value: Answered['value']) => {
  const calls: (Asked | undefined)[] = [];
  const ask = (changed?: Asked): Promise<Answered> => {
    calls.push(changed);
    return Promise.resolve({ status: 200, value });
  };
  return { calls, ask };
};

test('a checkout that starts in the newer words is one purchase of the sandbox, and its answer is translated', async () => {
  const data = { client_secret: 'seti_1_secret_2', publishable_api_key: 'pk_1', stripe_account_id: 'acct_1' };
  const { calls, ask } = sandbox({
    operation_session_id: 'ops_1',
    next_action: 'collect_payment_info',
    data,
  });
  const order = JSON.stringify({ app_user_id: 'u', product_id: 'monthly', price_id: 'p' });
  const { value } = await newerWire(asked('POST', '/rcbilling/v1/checkout/start', order), ask);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.path).toBe('/rcbilling/v1/purchase');
  expect(JSON.parse(String(calls[0]?.body))).toMatchObject({ product_id: 'monthly', price_id: 'p' });
  expect(value).toMatchObject({
    operation_session_id: 'ops_1',
    gateway_params: { publishable_api_key: 'pk_1', elements_configuration: { mode: 'setup' } },
  });
});

test('offerings keep their packages, and the names in their paywalls are the newer ones', async () => {
  const offering = { identifier: 'default', packages: ['p'], paywall_components: { words: '{{ price }}' } };
  const { ask } = sandbox({ offerings: [offering] });
  const { value } = await newerWire(asked('GET', '/v1/subscribers/u/offerings'), ask);
  expect(value['offerings']).toEqual([{ ...offering, paywall_components: { words: '{{ product.price }}' } }]);
});

test('what both say alike is asked of the sandbox as it is', async () => {
  const { calls, ask } = sandbox({ product_details: [] });
  const { value } = await newerWire(asked('GET', '/rcbilling/v1/subscribers/u/products?id=a'), ask);
  expect(value).toEqual({ product_details: [] });
  expect(calls).toEqual([undefined]);
});
