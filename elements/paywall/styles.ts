import kit from '../kit/styles/kit.css?inline';
import notice from '../kit/styles/notice.css?inline';
import tokens from '../theme/tokens.css?inline';
import controls from './styles/controls.css?inline';
import paywall from './styles/paywall.css?inline';
import motion from './styles/motion.css?inline';
import sheet from './styles/sheet.css?inline';
import inputs from './styles/inputs.css?inline';
import web from './styles/web.css?inline';
import nodes from './styles/nodes.css?inline';

export const paywallStyles: string =
  tokens + kit + notice + paywall + nodes + motion + controls + inputs + sheet + web;
