import type { SuccessView } from '../../../sdk/internal';
import { Button } from '../../kit/button';
import { ManageLink } from '../parts/manage-link';
import { Redemption } from '../parts/redemption';
import { StepTitle } from '../parts/step-title';
import type { ScreenProps } from './screen';

export const SuccessScreen = ({ view, send, takesFocus }: ScreenProps<SuccessView>) => (
  <div className="step step-centred">
    <svg className="success-mark" part="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="30" />
      <path d="M20 33l8.5 8.5L45 24" pathLength={1} />
    </svg>
    <StepTitle takesFocus={takesFocus}>{view.title}</StepTitle>
    {view.message && (
      <p className="step-lead" part="message">
        {view.message}
      </p>
    )}
    <ul className="details" part="details">
      {view.details.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
    </ul>
    {view.manage && <ManageLink link={view.manage} />}
    {view.redemption && <Redemption view={view.redemption} />}
    <div className="actions">
      <Button part="finish" onPress={() => send({ type: 'continued' })}>
        {view.button}
      </Button>
    </div>
  </div>
);
