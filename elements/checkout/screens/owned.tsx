import type { OwnedView } from '../../../sdk/internal';
import { Button } from '../../kit/button';
import { StepTitle } from '../parts/step-title';
import type { ScreenProps } from './screen';

/** Shows what the customer has already. Nothing is sold until the customer has chosen. */
export const OwnedScreen = ({ view, send, takesFocus }: ScreenProps<OwnedView>) => {
  const { switchButton, manage } = view;
  return (
    <div className="step">
      <StepTitle takesFocus={takesFocus}>{view.title}</StepTitle>
      <div className="owned" part="owned">
        <p className="step-lead" part="message">
          {view.message}
        </p>
        <p className="step-text">{view.warning}</p>
        {manage && (
          <a className="owned-manage" part="manage" href={manage.url} target="_blank" rel="noopener">
            {manage.label} <span className="unseen">{manage.newTab}</span>
          </a>
        )}
      </div>
      <div className="actions">
        {switchButton && (
          <Button part="switch-plan" onPress={() => send({ type: 'switch-chosen' })}>
            {switchButton}
          </Button>
        )}
        <button
          type="button"
          className="notice-button other-button"
          part="buy-anyway"
          onClick={() => send({ type: 'bought-anyway' })}
        >
          {view.buyButton}
        </button>
      </div>
    </div>
  );
};
