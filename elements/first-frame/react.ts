/** React's renderer, a chunk of its own: it comes after the first frame. */
export { createRoot } from 'react-dom/client';
