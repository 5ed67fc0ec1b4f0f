import type { ErrorView } from '../../../sdk/internal';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { Spinner } from '../../kit/spinner';
import { ManageLink } from '../parts/manage-link';
import { StepTitle } from '../parts/step-title';
import type { ScreenProps } from './screen';

export const ErrorScreen = ({ view, send, takesFocus }: ScreenProps<ErrorView>) => (
  <div className="step step-centred">
    <div className="error-mark" part="mark" data-tone={view.tone}>
      {view.tone === 'failed' ? <Icon name="alert" /> : view.isBusy ? <Spinner /> : <Icon name="clock" />}
    </div>
    <StepTitle takesFocus={takesFocus}>{view.title}</StepTitle>
    <p className="step-text" part="message">
      {view.message}
    </p>
    <div className="actions">
      <Button
        part="retry"
        isBusy={view.isBusy}
        busyText={view.busyText}
        onPress={() => send({ type: 'retry-requested' })}
      >
        {view.button}
      </Button>
      {view.otherButton && (
        <button
          type="button"
          className="notice-button other-button"
          part="other-button"
          onClick={() => send({ type: 'form-requested' })}
        >
          {view.otherButton}
        </button>
      )}
    </div>
    {view.manage && <ManageLink link={view.manage} />}
    {view.support && (
      <p className="support" part="support">
        {view.support[0]}
        <a href={`mailto:${encodeURIComponent(view.support[1]).replace('%40', '@')}`}>
          <bdi>{view.support[1]}</bdi>
        </a>
        {view.support[2]}
      </p>
    )}
  </div>
);
