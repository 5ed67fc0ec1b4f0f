import type { ReactNode } from 'react';
import type { ScreenView } from '../../../sdk/internal';
import type { LaterScreens } from '../later-steps';
import { EmailScreen } from './email';
import { ErrorScreen } from './error';
import type { ScreenProps, Screens } from './screen';
import { WaitingScreen } from './waiting';

/** Screen name to component. The other screens come with the code of the later steps. */
const firstScreens = {
  waiting: WaitingScreen,
  email: EmailScreen,
  error: ErrorScreen,
} satisfies Omit<Screens, keyof LaterScreens['screens']>;

/** The component for a view. The tables pair names and components; the compiler can't see this through an index. */
export const screenFor = (
  { screen }: ScreenView,
  later: LaterScreens | null,
): ((props: ScreenProps<ScreenView>) => ReactNode) => {
  const all: Partial<Screens> = { ...firstScreens, ...later?.screens };
  return (all[screen] ?? WaitingScreen) as (props: ScreenProps<ScreenView>) => ReactNode;
};
