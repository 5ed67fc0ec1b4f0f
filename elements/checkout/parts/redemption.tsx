import type { RedemptionView } from '../../../sdk/internal';
import { QrCodeImage, useQrCode } from '../../kit/qr/qr-code-image';

/** How the customer uses the purchase in an app: a link, and on wide screens a code for the phone. */
export const Redemption = ({ view }: { view: RedemptionView }) => {
  const code = useQrCode(view.link.url);
  return (
    <section className="redemption" part="redemption">
      <h3 className="redemption-title">{view.title}</h3>
      <a className="redemption-link" part="redemption-link" href={view.link.url}>
        {view.link.label}
      </a>
      {code && (
        <figure className="redemption-code" part="redemption-code">
          <QrCodeImage code={code} />
          <figcaption>{view.scan}</figcaption>
        </figure>
      )}
    </section>
  );
};
