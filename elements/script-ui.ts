/** The chunk beside the script tag's core: fetched when something is to be shown. */
export { createUi } from './ui';
