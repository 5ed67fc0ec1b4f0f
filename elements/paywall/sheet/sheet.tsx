import { useLayoutEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import { mapLooks, openSheet, toBcp47 } from '../../../sdk/internal';
import type { Paywall, Sheet, StackNode } from '../../../sdk/internal';
import { Icon } from '../../kit/icon';
import { Modal } from '../../kit/modal';
import { useLook, useMode, usePaywall, usePaywallState } from '../drawing/context';
import type { PaywallHost } from '../host';
import { isRounded, shapeStyle } from '../look/box';
import { backgroundStyle, isDarkPaint } from '../look/paint';
import { BackgroundVideo } from '../nodes/video/background-video';
import type { OpenPaywall } from '../open-paywall';
import { Toast } from '../toast';
import { useSheetLabel } from './sheet-label';
import { sheetStyle } from './sheet-style';

interface LayerProps {
  readonly host: PaywallHost;
  readonly opened: OpenPaywall;
  /** The paywall behind the sheet. */
  readonly frame: RefObject<HTMLElement | null>;
}

interface ViewProps extends LayerProps {
  readonly sheet: Sheet;
  readonly isPurchasing: boolean;
}

const FILL = { type: 'fill' } as const;

/** The dialog has the background of the stack, so that it reaches behind the edges of the screen. */
const withoutBackground = (stack: StackNode): StackNode => ({
  ...stack,
  look: mapLooks(stack.look, (look) => ({ ...look, background: null, size: { width: FILL, height: FILL } })),
});

const useBackground = ({ background, stack }: Sheet, paywall: Paywall) => {
  const look = useLook({ key: `${stack.key} sheet`, look: stack.look });
  const shown = background ?? look.background ?? paywall.background ?? paywall.stack.look.base.background;
  return { look, background: shown };
};

/** The paywall behind the sheet can't be used. React 18 does not know the attribute. */
const useInert = (frame: LayerProps['frame']): void =>
  useLayoutEffect(() => {
    const { current } = frame;
    current?.toggleAttribute('inert', true);
    return () => void current?.toggleAttribute('inert', false);
  }, [frame]);

const CloseButton = ({ onPress }: { onPress: () => void }) => {
  const { translator } = usePaywall();
  return (
    <div className="sheet-bar">
      <button
        type="button"
        className="motion-button"
        aria-label={translator.text('checkout.close')}
        onClick={onPress}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};

const SheetView = ({ host, opened, frame, sheet, isPurchasing }: ViewProps) => {
  const { session, draw } = usePaywall();
  const mode = useMode();
  const label = useSheetLabel(sheet);
  const { look, background } = useBackground(sheet, opened.session.paywall);
  const stack = useMemo(() => withoutBackground(sheet.stack), [sheet]);
  useInert(frame);
  const close = (): void => session.send({ type: 'sheet-closed' });
  const onEscape = (): void => {
    const { restore } = session.$state.get();
    const hasNotice = host.$isUnmanaged.get() || restore.name === 'restored' || restore.name === 'failed';
    if (hasNotice) host.dismissNotice();
    else close();
  };
  const classes = [
    'sheet',
    sheet.position,
    isDarkPaint(background, mode) ? 'on-dark' : 'on-light',
    ...(sheet.size.width.type === 'fit' ? [] : ['sized']),
  ];
  return (
    <Modal
      label={label}
      host={host}
      look={{
        backdrop: `sheet-backdrop at-${sheet.position}${sheet.isBackgroundBlurred ? ' blurred' : ''}`,
        dialog: classes.join(' '),
        style: {
          ...sheetStyle(sheet),
          ...backgroundStyle(background, mode),
          ...(isRounded(look.shape) ? shapeStyle(look.shape) : {}),
        },
      }}
      isCovered={isPurchasing}
      onEscape={onEscape}
      onBackdrop={close}
    >
      <BackgroundVideo background={background} />
      {!sheet.hasCloseButton && <CloseButton onPress={close} />}
      {draw(stack, 'vertical')}
      <Toast host={host} />
    </Modal>
  );
};

/** The open sheet in front of the paywall. */
export const SheetLayer = ({ host, opened, frame }: LayerProps) => {
  const { session, translator } = opened;
  const { paywall } = session;
  const key = usePaywallState(({ sheet }) => sheet?.key ?? null);
  const isPurchasing = usePaywallState(({ purchase }) => purchase === 'purchasing');
  const sheet = openSheet(paywall, { sheet: key === null ? null : { key } });
  if (!sheet || (isPurchasing && opened.isSoldInPage)) return null;
  return (
    <div lang={toBcp47(paywall.locale || translator.locale)} dir={translator.direction}>
      <SheetView
        key={sheet.key}
        host={host}
        opened={opened}
        frame={frame}
        sheet={sheet}
        isPurchasing={isPurchasing}
      />
    </div>
  );
};
