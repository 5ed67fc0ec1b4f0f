import type { FirebaseConfig } from '../../config';

/** Opens connections to the hosts of the sign-in. That takes as long as loading the popup's first script. */
export const preconnect = ({ authDomain, authEmulator }: FirebaseConfig): void => {
  const service = authEmulator
    ? [`http://${authEmulator}`]
    : [`https://${authDomain}`, 'https://identitytoolkit.googleapis.com'];
  for (const href of ['https://apis.google.com', ...service]) {
    if (document.head.querySelector(`link[rel="preconnect"][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href }));
  }
};
