import { unreachable } from '../../errors/unreachable';
import type { ScreenView } from './view.types';

/** What a screen reader announces when a screen is shown or changes. */
export const announce = (screen: ScreenView): readonly string[] => {
  switch (screen.screen) {
    case 'waiting':
      return [screen.title];
    case 'email':
      return [screen.isBusy ? screen.busyText : (screen.error ?? screen.title)];
    case 'payment':
      if (screen.notice) return [screen.notice.title, screen.notice.message];
      return [
        screen.isBusy ? screen.busyText : screen.form === 'loading' ? screen.loadingText : screen.title,
      ];
    case 'owned':
      return [screen.title, screen.message];
    case 'plan':
      return [screen.isBusy ? screen.busyText : (screen.error ?? screen.title)];
    case 'success':
      return screen.message ? [screen.title, screen.message] : [screen.title];
    case 'error':
      return [screen.title, screen.message];
    default:
      return unreachable(screen);
  }
};
