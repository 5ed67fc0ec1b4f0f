import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';
import { useCopy } from '../../../ui/page/use-copy';

export const CopyLatex = ({ tex }: { tex: string }) => {
  const copy = useCopy();
  return (
    <Button variant="quiet" size="small" onClick={() => void copy(tex, 'LaTeX copied')}>
      <Icon icon={Copy} size={18} /> Copy LaTeX
    </Button>
  );
};

/** Opens the share sheet, or copies the link where there is none. The link contains the typed values. */
export const Share = ({ title }: { title: string }) => {
  const copy = useCopy();
  const share = async (): Promise<void> => {
    const url = location.href;
    if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return copy(url, 'Link copied');
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url, 'Link copied');
    }
    return undefined;
  };
  return (
    <Button variant="quiet" size="small" onClick={() => void share()}>
      <Icon icon={Share2} size={18} /> Share
    </Button>
  );
};
