import type { Session } from '../tenant/tenant.types';
import { newId } from '../tenant/tenants';
import type { CardProvider } from './card-provider';

/** The stand-in's card form reports to this server, so the session itself has the status. */
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

/** Only the real provider can confirm an intent of the real provider. */
export function isStandInIntent(session: Session): boolean {
  return session.intentId?.includes('_standin') === true;
}
