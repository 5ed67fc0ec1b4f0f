import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { offerFacts, purchaseLabel, toBcp47 } from '../../sdk/internal';
import type { MessageKey, Translator } from '../../sdk/internal';
import type { Package, Purchases } from '../../sdk/index';
import { isOffline } from '../base/errors';
import { buy } from '../commerce/buy';
import { IntegrationErrorOf } from '../commerce/commerce-frame';
import { Message } from '../commerce/message';
import { findOption, knownOption } from '../base/integration/find-package';
import { isIntegrationError } from '../base/integration/integration-errors';
import { useContent } from './use-has-content';
import { useElementTexts } from '../commerce/use-element-texts';
import { Button } from '../kit/button';
import type { ButtonHost } from './host';
import { usePackage } from './use-package';
import type { LoadedPackage } from './use-package';
import { readCustomer } from '../commerce/owned';

/** Opens the checkout. `said` is the message below the button if that fails. */
const useSale = (host: ButtonHost, purchases: Purchases | null, load: () => Promise<LoadedPackage>) => {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<readonly MessageKey[]>([]);
  /** True if the customer pressed the button before the instance was ready. */
  const isPressed = useRef(false);
  const press = useCallback(async (): Promise<void> => {
    setSaid([]);
    setBusy(true);
    if (!purchases) return void (isPressed.current = true);
    const { option, email, entitlement } = host.$values.get();
    try {
      const { rcPackage, offering } = await load();
      const purchaseOption = await findOption(rcPackage, option, purchases);
      const outcome = await buy(
        host,
        purchases,
        { rcPackage, offering, entitlement },
        {
          ...(purchaseOption ? { purchaseOption } : {}),
          ...(email ? { customerEmail: email } : {}),
        },
      );
      if (outcome === 'busy') setSaid(['checkout.purchase_open']);
    } catch (error) {
      if (isIntegrationError(error)) host.report(error);
      setSaid([
        'checkout.offer_unavailable_title',
        isOffline(error) ? 'checkout.offer_unavailable' : 'checkout.offer_problem',
      ]);
    }
    setBusy(false);
  }, [host, purchases, load]);
  useEffect(() => {
    if (!purchases || !isPressed.current) return;
    isPressed.current = false;
    void press();
  }, [purchases, press]);
  return { isBusy, said, press };
};

/** Loads what the checkout needs when the customer is about to press the button. */
const useWarmth = (
  host: ButtonHost,
  purchases: Purchases | null,
  load: () => Promise<LoadedPackage>,
): void => {
  useEffect(() => {
    if (!purchases) return;
    const warm = (): void => {
      cool();
      load().catch(() => {}); // A press reports the error.
      void purchases.preload();
      void readCustomer(purchases);
    };
    const cool = (): void => {
      for (const type of ['pointerenter', 'focusin', 'touchstart'] as const)
        host.removeEventListener(type, warm);
    };
    for (const type of ['pointerenter', 'focusin', 'touchstart'] as const)
      host.addEventListener(type, warm, { passive: true });
    return cool;
  }, [host, purchases, load]);
};

/** `null` for an unknown option: a press reports the error. */
const labelOf = (rcPackage: Package, optionId: string | null, t: Translator): string | null => {
  const option = knownOption(rcPackage, optionId);
  return option && purchaseLabel(offerFacts(rcPackage, option), t);
};

/** The React tree of `<purchase-button>`. */
export const ButtonRoot = ({ host }: { host: ButtonHost }) => {
  const shop = useStore(host.$instance);
  const values = useStore(host.$values);
  const { t, isReady } = useElementTexts(host);
  const hasContent = useContent(host);
  const purchases = shop.name === 'ready' ? shop.purchases : null;
  const { rcPackage, isFailed, load } = usePackage(purchases, values, !hasContent);
  const { isBusy, said, press } = useSale(host, purchases, load);
  useWarmth(host, purchases, load);
  const known = purchases && rcPackage && isReady ? labelOf(rcPackage, values.option, t) : null;
  // Without a price the label is 'Continue'. A press tries again and shows the reason.
  const label = known ?? (isFailed ? t.text('state_needs_auth_info.button_continue') : null);
  const isWaiting = !purchases && shop.name !== 'failed';
  return (
    <div className="root surface-form" lang={toBcp47(t.locale)} dir={t.direction}>
      <Button
        isBusy={isBusy}
        isWaiting={isWaiting}
        busyText={t.text('button.opening')}
        isDisabled={values.disabled || shop.name === 'failed'}
        onPress={() => void press()}
      >
        {hasContent ? (
          <slot />
        ) : (
          (label ?? <span className="placeholder" role="img" aria-label={t.text('checkout.loading')} />)
        )}
      </Button>
      {said.length > 0 && (
        <Message>
          {said.map((key) => (
            <p key={key}>{t.text(key)}</p>
          ))}
        </Message>
      )}
      <IntegrationErrorOf host={host} />
    </div>
  );
};
