import { randomBytes } from 'node:crypto';
import type { Session, Tenant } from './tenant.types';

const MOST_TENANTS = 5_000;

/** Each browser test creates a tenant; only the latest ones are read from the state file. */
const TEST_KEY = 'rcb_sb_test_';
const MOST_TEST_TENANTS_RESTORED = 100;

const MOST_REQUESTS = 1_000;

export interface Tenants {
  readonly secret: string;
  all(): Iterable<Tenant>;
  forKey(key: string): Tenant;
  byPublicId(publicId: string): Tenant | undefined;
  bySecret(clientSecret: string): { tenant: Tenant; session: Session } | undefined;
  reset(key: string): Tenant;
}

export function createTenants(secret: string, restored: readonly Tenant[]): Tenants {
  const byKey = new Map(worthKeeping(restored).map((tenant) => [tenant.key, tenant]));

  function add(key: string): Tenant {
    const oldest = byKey.keys().next();
    if (byKey.size >= MOST_TENANTS && oldest.done !== true) byKey.delete(oldest.value);
    const tenant = createTenant(key);
    byKey.set(key, tenant);
    return tenant;
  }

  return {
    secret,
    all: () => byKey.values(),
    forKey: (key) => byKey.get(key) ?? add(key),
    byPublicId: (publicId) => [...byKey.values()].find((tenant) => tenant.publicId === publicId),
    bySecret(clientSecret) {
      for (const tenant of byKey.values()) {
        for (const session of tenant.sessions.values()) {
          if (session.clientSecret === clientSecret) return { tenant, session };
        }
      }
      return undefined;
    },
    reset: add,
  };
}

function worthKeeping(restored: readonly Tenant[]): Tenant[] {
  const isTest = (tenant: Tenant): boolean => tenant.key.startsWith(TEST_KEY);
  const ofTests = restored.filter(isTest).slice(-MOST_TEST_TENANTS_RESTORED);
  return [...ofTests, ...restored.filter((tenant) => !isTest(tenant))];
}

function createTenant(key: string): Tenant {
  return {
    key,
    publicId: newId('tn'),
    clockOffsetMs: 0,
    brandingPreset: 'default',
    brandingPatch: {},
    config: { pollsUntilDone: 2, completedProducts: [], ipCountry: null, taxFailure: null, webhook: null },
    subscribers: new Map(),
    sessions: new Map(),
    ledger: [],
    faults: [],
    requests: [],
    tokens: [],
    events: [],
    webhooks: [],
    releases: new Set(),
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

export function remember<T>(list: T[], item: T): void {
  list.push(item);
  if (list.length > MOST_REQUESTS) list.shift();
}
