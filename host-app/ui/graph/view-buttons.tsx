import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Scan from 'lucide-react/icons/scan';
import { moved, zoomed, type View } from '../../maths/graph/view';
import { Icon } from '../kit/icon';

interface ViewButtonsProps {
  readonly view: View;
  readonly onView: (view: View | null) => void;
}

const BUTTONS = [
  ['Zoom in', Plus, (view: View) => zoomed(view, 1 / 1.5)],
  ['Zoom out', Minus, (view: View) => zoomed(view, 1.5)],
  ['Move left', ArrowLeft, (view: View) => moved(view, -0.2, 0)],
  ['Move right', ArrowRight, (view: View) => moved(view, 0.2, 0)],
  ['Move up', ArrowUp, (view: View) => moved(view, 0, 0.2)],
  ['Move down', ArrowDown, (view: View) => moved(view, 0, -0.2)],
  ['Fit the view', Scan, () => null],
] as const;

/** Everything that gestures do, with single clicks. */
export const ViewButtons = ({ view, onView }: ViewButtonsProps) => (
  <div className="graph-buttons no-print" role="group" aria-label="View">
    {BUTTONS.map(([name, icon, change]) => (
      <button
        key={name}
        type="button"
        className="icon-button"
        aria-label={name}
        title={name}
        onClick={() => onView(change(view))}
      >
        <Icon icon={icon} size={20} />
      </button>
    ))}
  </div>
);
