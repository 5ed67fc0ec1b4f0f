import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '../../../../ui/kit/button';
import { Icon } from '../../../../ui/kit/icon';

export const ResetButton = ({ onReset }: { onReset: () => void }) => (
  <Button size="small" variant="quiet" onClick={onReset}>
    <Icon icon={RotateCcw} size={18} /> Start over
  </Button>
);
