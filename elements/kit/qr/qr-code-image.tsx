import { useEffect, useState } from 'react';

/** Phones open the link; a code on their own screen can't be scanned. */
const WIDE = '(width >= 768px)';
/** The empty edge of a code, in modules. */
const QUIET = 4;

/** A QR code: a path of one square for each dark module, and the length of an edge in modules. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/**
 * The QR code of a text, on wide screens.
 * @returns `null` on phones, until its encoder is loaded, and if it can't be loaded.
 */
export const useQrCode = (text: string | null): QrCode | null => {
  const [code, setCode] = useState<QrCode | null>(null);
  useEffect(() => {
    let isGone = false;
    if (text === null || !matchMedia(WIDE).matches) return;
    void import('./qr-code').then(
      ({ qrPath }) => isGone || setCode(qrPath(text, QUIET)),
      () => {}, // The link is there.
    );
    return () => void (isGone = true);
  }, [text]);
  return code;
};

/** Dark modules on a white field. What surrounds it names it. */
export const QrCodeImage = ({ code }: { code: QrCode }) => (
  <svg className="qr-code" viewBox={`0 0 ${code.size} ${code.size}`} aria-hidden="true" focusable="false">
    <rect width={code.size} height={code.size} />
    <path d={code.path} />
  </svg>
);
