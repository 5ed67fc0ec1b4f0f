import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('purchase-') } } }),
  ],
  // The sandbox server of `npm start`. On a site of yours there is no proxy, and no `proxyURL` in src/shop.ts.
  server: { proxy: { '/sandbox': 'http://localhost:4300' } },
});
