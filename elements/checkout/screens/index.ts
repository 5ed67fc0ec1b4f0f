import type { ReactNode } from 'react';
import type { ScreenView } from '../../../sdk/internal';
import { EmailScreen } from './email';
import { ErrorScreen } from './error';
import { OwnedScreen } from './owned';
import { PaymentScreen } from './payment';
import { PlanScreen } from './plan';
import type { ScreenProps } from './screen';
import { SuccessScreen } from './success';
import { WaitingScreen } from './waiting';

type Screen<N extends ScreenView['screen']> = (
  props: ScreenProps<Extract<ScreenView, { screen: N }>>,
) => ReactNode;

/** Screen name to component. */
export const screens = {
  waiting: WaitingScreen,
  email: EmailScreen,
  owned: OwnedScreen,
  payment: PaymentScreen,
  plan: PlanScreen,
  success: SuccessScreen,
  error: ErrorScreen,
} satisfies { [N in ScreenView['screen']]: Screen<N> };

/** The component for a view. The table pairs names and components; the compiler can't see this through an index. */
export const screenFor = (view: ScreenView): Screen<ScreenView['screen']> =>
  screens[view.screen] as Screen<ScreenView['screen']>;
