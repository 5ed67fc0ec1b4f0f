import type { Session } from '../tenant/tenant.types';
import { newId } from '../tenant/tenants';
import type { CardProvider } from './card-provider';

/** The stand-in's card form reports to this same server, so the session itself knows its status. */
export function createStandInProvider(): CardProvider {
  return {
    isStandIn: true,
    publishableKey: 'pk_test_standin',
    accountId: 'acct_standin',
    createIntent({ kind }) {
      const id = newId(kind === 'setup' ? 'seti' : 'pi').replace(/_(.*)$/, '_standin$1');
      return Promise.resolve({ id, clientSecret: newId(`${id}_secret`) });
    },
    readStatus: (session) => Promise.resolve(session.intentStatus),
  };
}

/** An intent of the real provider is confirmed by the real provider only. */
export function isStandInIntent(session: Session): boolean {
  return session.intentId?.includes('_standin') === true;
}
