import { useApp } from '../../app-context';

/** Copies a text to the clipboard and shows `done`, or says that the browser forbids it. */
export const useCopy = (): ((text: string, done: string) => Promise<void>) => {
  const { toasts } = useApp().stores;
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show(done);
    } catch {
      toasts.show('This browser does not allow copying. Select the text and copy it by hand.', 'danger');
    }
  };
};
