import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { mapLooks, toBcp47 } from '../../sdk/internal';
import type { Paywall, PaywallEvent, PaywallSession, StackNode } from '../../sdk/internal';
import {
  ModeProvider,
  PaywallProvider,
  useLook,
  useMode,
  usePaywall,
  usePaywallState,
} from './drawing/context';
import type { PaywallContextValue } from './drawing/context';
import type { PaywallHost } from './host';
import { backgroundStyle, isDarkPaint } from './look/paint';
import type { Mode } from './look/paint';
import { useColumnClass } from './nodes/bars';
import { nodeDrawer } from './nodes/index';
import { PageVideo } from './nodes/video/background-video';
import type { OpenPaywall } from './open-paywall';
import { useDrawing, useDrawnPart, useIsDue } from './drawing/parts';
import { SheetLayer } from './sheet/sheet';
import { Toast } from './toast';

interface ScreenProps {
  readonly host: PaywallHost;
  readonly opened: OpenPaywall;
  readonly mode: Mode;
}

const isRestore = (event: PaywallEvent): boolean =>
  event.type === 'action-requested' && event.action.type === 'restore-purchases';

const contextOf = (
  host: PaywallHost,
  {
    session,
    translator,
    texts,
    groups,
    headings,
    interactive,
    parts,
    plain,
    wallets,
    redemptionUrl,
  }: OpenPaywall,
): PaywallContextValue => ({
  session: {
    ...session,
    send: (event) => {
      if (isRestore(event) && !host.tell('paywall-restore', null)) return;
      session.send(event);
    },
  },
  translator,
  texts,
  groups,
  headings,
  interactive,
  parts,
  plain,
  wallets,
  redemptionUrl,
  draw: nodeDrawer(plain),
  hidesBackButtons: host.$values.get().hideBackButtons,
  opensLink: (url) => {
    session.send({ type: 'link-opened', url });
    return host.tell('paywall-navigate', { url, method: 'external-browser' });
  },
  onRender: host.onRender,
});

/** The main stack without its background, which the whole paywall has; the stack's content stays in the column. */
const withoutBackground = (stack: StackNode): StackNode => ({
  ...stack,
  look: mapLooks(stack.look, (look) => ({ ...look, background: null })),
});

/** Header, main stack and footer. The background of the main stack is that of the whole paywall. */
const Surface = ({ paywall }: { paywall: Paywall }) => {
  const { stack, header, footer } = paywall;
  const { draw } = usePaywall();
  const { background } = useLook({ key: `${stack.key} body`, look: stack.look });
  const column = useColumnClass(stack);
  const mode = useMode();
  const inner = useMemo(() => withoutBackground(stack), [stack]);
  return (
    <>
      {background && <span className="backdrop" style={backgroundStyle(background, mode)} />}
      {header && draw(header, 'vertical')}
      <div className="body">
        <div className={column}>{draw(inner, 'vertical')}</div>
      </div>
      <PageVideo backgrounds={[background, paywall.background]}>
        {footer && draw(footer, 'vertical')}
      </PageVideo>
    </>
  );
};

/** A sheet in front of the paywall shows the notices itself. */
const FrameToast = ({ host }: { host: PaywallHost }) =>
  usePaywallState(({ sheet }) => sheet === null) ? <Toast host={host} /> : null;

/** Reports the width of the paywall's box: conditions compare it. */
const useWidth = (frame: RefObject<HTMLElement | null>, session: PaywallSession): void =>
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(() => session.send({ type: 'resized', width: current.clientWidth }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame, session]);

/** A paywall on screen: header, main stack, footer and notices. */
export const PaywallScreen = ({ host, opened, mode }: ScreenProps) => {
  const { session, translator } = opened;
  const { paywall } = session;
  const context = useMemo(() => contextOf(host, opened), [host, opened]);
  const isDue = useIsDue(opened.parts);
  const frame = useRef<HTMLElement>(null);
  useWidth(frame, session);
  const drawn = useDrawnPart(opened.parts, opened.parts.last);
  useDrawing(opened.parts, drawn, isDue);
  const { background } = paywall.stack.look.base;
  const isDark = isDarkPaint(background ?? paywall.background, mode);
  return (
    <PaywallProvider value={context}>
      <ModeProvider value={mode}>
        <section
          ref={frame}
          className={isDark ? 'frame on-dark' : 'frame on-light'}
          aria-label={translator.text('paywall.label')}
          aria-busy={!isDue || drawn < opened.parts.last || undefined}
          lang={toBcp47(paywall.locale || translator.locale)}
          dir={translator.direction}
          style={backgroundStyle(paywall.background, mode)}
        >
          {isDue && <Surface paywall={paywall} />}
          <FrameToast host={host} />
        </section>
        <SheetLayer host={host} opened={opened} frame={frame} />
      </ModeProvider>
    </PaywallProvider>
  );
};
