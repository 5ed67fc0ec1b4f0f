/** For entries that join the core with its screens. */
export { platform, setUiLoader } from './platform';
export type { Ui, UiLoader } from './ports';
