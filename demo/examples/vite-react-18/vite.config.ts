import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // All examples share one installation, and `react` in it is React 19. React 18 is installed beside it, under other names.
  // A project of yours has one React: it needs no `alias` here and no `paths` in tsconfig.json.
  resolve: { alias: { react: 'react-18', 'react-dom': 'react-dom-18' } },
  // The sandbox server of `npm start`. On a site of yours there is no proxy, and no `proxyURL` in src/app.tsx.
  server: { proxy: { '/sandbox': 'http://localhost:4300' } },
});
