import type { ReactNode } from 'react';
import { Shop } from '../components/shop';

export default function Page(): ReactNode {
  return (
    <main>
      <h1>Completing the square</h1>
      <Shop />
    </main>
  );
}
