import { Toasts } from './toasts';

/** Everything that lies over the page. */
export const Overlays = () => (
  <>
    <Toasts />
  </>
);
