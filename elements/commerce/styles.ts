import kit from '../kit/kit.css?inline';
import tokens from '../theme/tokens.css?inline';
import family from './commerce.css?inline';

/** What the style sheets of the family begin with. */
export const commerceStyles: string = tokens + kit + family;
