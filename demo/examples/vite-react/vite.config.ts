import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The sandbox server of `npm start`. On a site of yours there is no proxy, and no `proxyURL` in src/shop.ts.
  server: { proxy: { '/sandbox': 'http://localhost:4300' } },
});
