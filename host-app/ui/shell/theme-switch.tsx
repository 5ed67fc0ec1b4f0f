import { useStore } from '@nanostores/react';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useSyncExternalStore } from 'react';
import { useApp } from '../../app-context';
import { Icon } from '../kit/icon';

const DARK = '(prefers-color-scheme: dark)';

const watchSystem = (changed: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the page is dark now. The written page does not know it. */
export const useIsDark = (): boolean => {
  const { theme } = useApp().stores;
  const chosen = useStore(theme.$theme);
  const isSystemDark = useSyncExternalStore(
    watchSystem,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return chosen === 'system' ? isSystemDark : chosen === 'dark';
};

/** Switches between light and dark. The choice goes with the account. Settings can follow the device again. */
export const ThemeSwitch = ({ hasText = false }: { readonly hasText?: boolean }) => {
  const { ports, stores } = useApp();
  const { theme, session, account } = stores;
  const isDark = useIsDark();
  const change = (): void => {
    const next = isDark ? 'light' : 'dark';
    theme.choose(next);
    if (session.$session.get().status === 'in') void account.savePreferences({ theme: next });
    else ports.analytics.log('preference_update', { preferences: 'theme' });
  };
  return (
    <button
      type="button"
      className={hasText ? 'button secondary medium wide' : 'icon-button theme-switch'}
      aria-label={hasText ? undefined : 'Dark theme'}
      aria-pressed={isDark}
      onClick={change}
    >
      <Icon icon={SunMoon} size={22} />
      {hasText && 'Dark theme'}
    </button>
  );
};
