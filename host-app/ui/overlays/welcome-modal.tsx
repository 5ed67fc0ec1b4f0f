import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column-increasing';
import Heart from 'lucide-react/icons/heart';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useApp } from '../../app-context';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { Modal } from '../kit/modal';
import { useHeadingFocus } from './use-heading-focus';
import './welcome-modal.css';

/** A page of a notebook with three steps, the last one checked. */
const WelcomeDrawing = () => (
  <svg className="welcome-drawing" viewBox="0 0 384 132" aria-hidden="true">
    <rect className="ground" width="384" height="132" rx="12" />
    <path
      className="grid"
      d="M0 33h384M0 66h384M0 99h384M48 0v132M96 0v132M144 0v132M192 0v132M240 0v132M288 0v132M336 0v132"
    />
    <path className="curve" d="M20 118C78 118 92 22 150 22s70 74 128 74 62-38 86-62" />
    <g className="step">
      <circle cx="72" cy="84" r="13" />
      <path d="M67.5 84h9M72 79.500v9" />
    </g>
    <g className="step">
      <circle cx="150" cy="22" r="13" />
      <path d="M145.5 19.500h9M145.5 24.500h9" />
    </g>
    <g className="step last">
      <circle cx="278" cy="96" r="17" />
      <path d="m270.5 96.5 5 5 9.5-10.5" />
    </g>
  </svg>
);

const benefits = [
  [Heart, 'Save favorite formulas and solutions'],
  [ChartNoAxesColumn, 'Track learning progress'],
] as const;
/** Accounts without Firebase are in one browser. */
const synced = [MonitorSmartphone, 'Sync across devices'] as const;
const kept = [MonitorSmartphone, 'Keep them on this device'] as const;

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
        {[...benefits, config.firebase ? synced : kept].map(([icon, text]) => (
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
