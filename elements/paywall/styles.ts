import kit from '../kit/kit.css?inline';
import tokens from '../theme/tokens.css?inline';
import controls from './controls.css?inline';
import paywall from './paywall.css?inline';
import nodes from './nodes.css?inline';

export const paywallStyles: string = tokens + kit + paywall + nodes + controls;
