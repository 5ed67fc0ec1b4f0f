import { glyphs } from './glyphs';
import type { GlyphName } from './glyphs';

/** Parts of icon names that paywalls use, and the drawing for each. */
const words: readonly (readonly [part: string, glyph: GlyphName])[] = [
  ['check_circle', 'check_circle'],
  ['verified', 'check_circle'],
  ['check', 'check'],
  ['tick', 'check'],
  ['done', 'check'],
  ['unlock', 'unlock'],
  ['lock', 'lock'],
  ['key', 'key'],
  ['bell', 'bell'],
  ['notif', 'bell'],
  ['remind', 'bell'],
  ['alarm', 'alarm'],
  ['time', 'clock'],
  ['hourglass', 'clock'],
  ['date', 'calendar'],
  ['present', 'gift'],
  ['wallet', 'card'],
  ['credit', 'card'],
  ['payment', 'card'],
  ['award', 'trophy'],
  ['medal', 'trophy'],
  ['lightning', 'bolt'],
  ['flash', 'bolt'],
  ['zap', 'bolt'],
  ['fire', 'flame'],
  ['magic', 'sparkles'],
  ['wand', 'sparkles'],
  ['sparkle', 'sparkles'],
  ['unlimited', 'infinity'],
  ['secur', 'shield'],
  ['warn', 'alert'],
  ['users', 'people'],
  ['group', 'people'],
  ['family', 'people'],
  ['user', 'person'],
  ['account', 'person'],
  ['photo', 'camera'],
  ['video', 'play'],
  ['headphone', 'music'],
  ['stat', 'chart'],
  ['trend', 'chart'],
  ['graph', 'chart'],
  ['world', 'globe'],
  ['web', 'globe'],
  ['envelope', 'mail'],
  ['learn', 'graduation'],
  ['school', 'graduation'],
  ['student', 'graduation'],
  ['goal', 'target'],
  ['focus', 'target'],
  ['like', 'thumb'],
  ['edit', 'pencil'],
  ['write', 'pencil'],
  ['add', 'plus'],
  ['cancel', 'close'],
  ['cross', 'close'],
  ['device', 'phone'],
  ['face', 'smile'],
  ['price', 'tag'],
  ['percent', 'tag'],
];

const NAMES = Object.keys(glyphs) as GlyphName[];

/** The drawing for a name, e.g. `Bell-Ringing` or `lock_open_filled`; a check mark if no name matches. */
export const glyphName = (name: string): GlyphName => {
  const plain = name.toLowerCase().replace(/[^a-z]+/g, '_');
  return (
    NAMES.find((known) => known === plain) ??
    (/open/.test(plain) && /lock/.test(plain) ? 'unlock' : undefined) ??
    words.find(([part]) => plain.includes(part))?.[1] ??
    NAMES.find((known) => plain.includes(known)) ??
    'check'
  );
};
