import { safeLink } from '../../content/urls.parse';
import type { PaywallNode } from '../../content/paywall.types';
import { identity } from '../fields/context.parse';
import type { Context, NodeSource } from '../fields/context.parse';
import { box } from '../fields/look.parse';
import { looks } from '../fields/looks.parse';
import { complain, isMissing, number, quote, text } from '../fields/reading.parse';
import type { Spot } from '../fields/reading.parse';

/** The reason why an address is not shown in a frame. */
const refusal = ({ protocol, username, password, origin }: URL, pageOrigin: string | null): string | null => {
  if (protocol !== 'https:') return 'is not an https address';
  if (username || password) return 'has a name or a password in it';
  return origin === pageOrigin ? 'is of the same origin as the page' : null;
};

/** The address of the frame; `null`, with a problem, if it must not be shown. */
const frameUrl = (spot: Spot, { log, pageOrigin }: Context): string | null => {
  const value = text(spot, log, '');
  if (value === '') {
    if (isMissing(spot)) complain(spot, 'the address of a page', log);
    return null;
  }
  const href = safeLink(value);
  const reason = href === null ? 'is not an https address' : refusal(new URL(href), pageOrigin);
  if (reason !== null) log.add(spot.path, `"${quote(value)}" ${reason}. It is not shown.`);
  return reason === null ? href : null;
};

/** The newest version of the messages between a frame and its paywall that this library knows. */
const PROTOCOL = 1;

/** Another page in a frame. An address that must not be shown is replaced by the fallback component. */
export const readWebView = (source: NodeSource, context: Context): PaywallNode | null => {
  const { fields } = source;
  const url = frameUrl(fields('url'), context);
  if (url === null) return isMissing(fields('fallback')) ? null : context.node(fields('fallback'), context);
  const version = fields('protocol_version');
  if (number(version, context.log, PROTOCOL) > PROTOCOL)
    context.log.add(
      version.path,
      `The page is shown, but its messages are only known up to version ${PROTOCOL}.`,
    );
  return { ...identity(source), type: 'web-view', url, look: looks(fields, context, box) };
};
