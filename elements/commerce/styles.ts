import kit from '../kit/styles/kit.css?inline';
import notice from '../kit/styles/notice.css?inline';
import tokens from '../theme/tokens.css?inline';
import family from './commerce.css?inline';

/** The common first part of the commerce elements' style sheets. */
export const commerceStyles: string = tokens + kit + notice + family;
