// The theme of the documentation site: VitePress's own, with the colours of the brand and the live examples.
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import HomePage from './home-page.vue';
import LiveExample from './live-example.vue';
import './style.css';

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('HomePage', HomePage).component('LiveExample', LiveExample);
  },
};
export default theme;
