import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import type {
  Around,
  CheckoutEvent,
  CheckoutState,
  CodeView,
  LaterViews,
  LeaveView,
  LocaleMessages,
} from '../../sdk/internal';
import type { Screens } from './screens/screen';

interface PromoCodeProps {
  readonly view: CodeView;
  readonly send: (event: CheckoutEvent) => void;
}

export interface EmailHintProps {
  /** What the customer has typed. */
  readonly typed: string;
  readonly isBusy: boolean;
  /** Shown while there is nothing to suggest. */
  readonly reason: string;
  /** The sentence around a suggested address. */
  readonly sentence: Around;
  /** Announces a sentence to screen readers. */
  readonly say: (sentence: string) => void;
  readonly onTake: (email: string) => void;
}

interface LeaveQuestionProps {
  readonly view: LeaveView;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

/** The screens of a checkout after its first one, with their views. */
export interface LaterScreens {
  readonly views: LaterViews;
  /** The English texts of these screens. */
  readonly texts: LocaleMessages;
  readonly styles: string;
  readonly screens: Pick<Screens, 'owned' | 'payment' | 'plan' | 'success'>;
  /** Why closing is not done at once; `null`: it is. */
  readonly leaveReason: (state: CheckoutState) => string | null;
  /** The line under the field for the e-mail address. */
  readonly EmailHint: (props: EmailHintProps) => ReactNode;
  readonly PromoCode: (props: PromoCodeProps) => ReactNode;
  readonly LeaveQuestion: (props: LeaveQuestionProps) => ReactNode;
}

/** `null` until their code has arrived. A checkout gets to a later step only after that. */
export const $laterScreens = atom<LaterScreens | null>(null);
