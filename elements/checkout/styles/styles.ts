import checkout from './checkout.css?inline';
import summary from '../summary/summary.css?inline';
import seller from '../summary/seller.css?inline';
import totals from '../summary/totals.css?inline';
import screens from '../screens/screens.css?inline';
import kit from '../../kit/styles/kit.css?inline';
import modal from '../../kit/styles/modal.css?inline';
import tokens from '../../theme/tokens.css?inline';

/** The text of the one style sheet that all elements share. */
export const styles: string = tokens + kit + modal + checkout + summary + seller + totals + screens;
