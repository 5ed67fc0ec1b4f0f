import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useApp } from '../../../app-context';

/** Loads the signed-in user's data of a page, and again when the connection returns. */
export const useLoading = (load: () => unknown): void => {
  const { session, overlays } = useApp().stores;
  const userKey = useStore(session.$session);
  const isOnline = useStore(overlays.connection.$isOnline);
  const latest = useRef(load);
  latest.current = load;
  const uid = userKey.status === 'in' ? userKey.user.uid : null;
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (uid !== null) latest.current();
  }, [uid]);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack && uid !== null) latest.current();
  }, [isOnline, uid]);
};
