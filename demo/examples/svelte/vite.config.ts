import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // The sandbox server of `npm start`. On a site of yours there is no proxy, and no `proxyURL` in src/shop.ts.
  server: { proxy: { '/sandbox': 'http://localhost:4300' } },
});
