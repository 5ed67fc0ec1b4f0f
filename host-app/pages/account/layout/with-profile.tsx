import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useApp } from '../../../app-context';
import type { Profile } from '../../../data/account/profile.types';
import { LoadError } from './load-error';
import { useLoading } from './use-loading';
import { Skeleton } from './skeleton';

/** Shows the profile when it is loaded, or the error. */
export const WithProfile = ({ children }: { readonly children: (profile: Profile) => ReactNode }) => {
  const { account } = useApp().stores;
  const state = useStore(account.$account);
  useLoading(() => {
    if (account.$account.get().status === 'failed') void account.retry();
  });
  if (state.status === 'ready') return children(state.profile);
  if (state.status === 'failed')
    return <LoadError onRetry={() => void account.retry()}>{state.message}</LoadError>;
  return <Skeleton />;
};
