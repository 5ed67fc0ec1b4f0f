import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';

const CONFIRMATION_MS = 2000;

/** Copies `text` to the clipboard; `isDone` is true for two seconds after that. */
const useCopy = (): readonly [isDone: boolean, copy: (text: string) => Promise<void>] => {
  const { toasts } = useApp().stores;
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => setDone(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      toasts.show('Your browser did not allow copying. Select the text and copy it by hand.', 'danger');
    }
  };
  return [isDone, copy];
};

export const CopyLatex = ({ tex }: { tex: string }) => {
  const [isDone, copy] = useCopy();
  return (
    <Button variant="quiet" size="small" onClick={() => void copy(tex)}>
      <Icon icon={isDone ? Check : Copy} size={18} />
      <span role="status">{isDone ? 'Copied' : 'Copy LaTeX'}</span>
    </Button>
  );
};

/** Opens the share sheet, or copies the link where there is none. The link contains the typed values. */
export const Share = ({ title }: { title: string }) => {
  const [isDone, copy] = useCopy();
  const share = async (): Promise<void> => {
    const url = location.href;
    if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
    return undefined;
  };
  return (
    <Button variant="quiet" size="small" onClick={() => void share()}>
      <Icon icon={isDone ? Check : Share2} size={18} />
      <span role="status">{isDone ? 'Link copied' : 'Share'}</span>
    </Button>
  );
};
