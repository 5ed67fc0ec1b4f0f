import { useEffect, useState } from 'react';
import type { RedemptionView } from '../../sdk/internal';

/** Phones open the link; a code on their own screen can't be scanned. */
const WIDE = '(width >= 768px)';
/** The empty edge of a code, in modules. */
const QUIET = 4;

/** The code as one path: a square of one unit for each dark module. `null` until its encoder is loaded. */
const useCode = (text: string) => {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    if (!matchMedia(WIDE).matches) return;
    void import('./qr-code').then(
      ({ qrPath }) => isGone || setCode(qrPath(text, QUIET)),
      () => {}, // The link is there.
    );
    return () => void (isGone = true);
  }, [text]);
  return code;
};

/** How the customer uses the purchase in an app: a link, and on wide screens a code for the phone. */
export const Redemption = ({ view }: { view: RedemptionView }) => {
  const code = useCode(view.link.url);
  return (
    <section className="redemption" part="redemption">
      <h3 className="redemption-title">{view.title}</h3>
      <a className="redemption-link" part="redemption-link" href={view.link.url}>
        {view.link.label}
      </a>
      {code && (
        <figure className="redemption-code" part="redemption-code">
          <svg viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true" focusable="false">
            <rect width={code.size} height={code.size} />
            <path d={code.path} />
          </svg>
          <figcaption>{view.scan}</figcaption>
        </figure>
      )}
    </section>
  );
};
