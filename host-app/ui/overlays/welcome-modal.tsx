import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column-increasing';
import Heart from 'lucide-react/icons/heart';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useApp } from '../../app-context';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { Modal } from '../kit/modal';
import { WelcomeDrawing } from './welcome-drawing';
import { useHeadingFocus } from './use-heading-focus';
import './welcome-modal.css';

const benefits = [
  [Heart, 'Save favorite formulas and solutions'],
  [ChartNoAxesColumn, 'Track learning progress'],
  [MonitorSmartphone, 'Sync across devices'],
] as const;

/** Overlay 4 of the spec: shown once to visitors. */
export const WelcomeModal = () => {
  const { config, stores } = useApp();
  const { welcome } = stores.overlays;
  const inside = useHeadingFocus<HTMLDivElement>();
  return (
    <Modal
      title={`Unlock the Full Power of ${config.brand.name}!`}
      className="welcome"
      onClose={welcome.skip}
    >
      <WelcomeDrawing />
      <p className="muted">A free account lets you:</p>
      <ul className="welcome-benefits">
        {benefits.map(([icon, text]) => (
          <li key={text}>
            <span className="welcome-icon">
              <Icon icon={icon} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <div className="welcome-actions" ref={inside}>
        <Button variant="primary" size="large" wide onClick={welcome.signIn}>
          Sign In Now
        </Button>
        <Button variant="quiet" wide onClick={welcome.skip}>
          Continue Without Signing In
        </Button>
      </div>
    </Modal>
  );
};
