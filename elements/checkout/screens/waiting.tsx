import type { ScreenView } from '../../../sdk/internal';
import { Skeleton } from '../../kit/skeleton';
import { Spinner } from '../../kit/spinner';
import { useDelayed } from '../../kit/use-delayed';
import { StepTitle } from '../parts/step-title';
import type { ScreenProps } from './screen';

type WaitingView = Extract<ScreenView, { screen: 'waiting' }>;

/** The shape of the next step, if it is known. */
const shapes = {
  email: [
    [24, '55%'],
    [16, '16%'],
    [48, '100%'],
    [48, '100%'],
  ],
  payment: [
    [24, '45%'],
    [64, '100%'],
    [16, '28%'],
    [48, '100%'],
    [16, '36%'],
    [48, '100%'],
    [48, '100%'],
  ],
} as const;

export const WaitingScreen = ({ view, takesFocus }: ScreenProps<WaitingView>) => {
  const isLong = useDelayed(2000);
  const showsSpinner = useDelayed(300);
  if (view.shape !== 'none')
    return (
      <div className="step" aria-busy="true">
        {view.title && <h2 className="unseen">{view.title}</h2>}
        <Skeleton lines={shapes[view.shape]} />
      </div>
    );
  return (
    <div className="step step-centred" aria-busy="true">
      <div className="waiting-mark" part="mark">
        {showsSpinner && <Spinner />}
      </div>
      <StepTitle takesFocus={takesFocus}>{view.title}</StepTitle>
      {view.patience && (
        <p className="step-text" part="message" data-late={!isLong || undefined}>
          {view.patience}
        </p>
      )}
    </div>
  );
};
