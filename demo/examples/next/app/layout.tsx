import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import './style.css';

export const metadata: Metadata = { title: 'Completing the square · Stepwise' };

export default function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="/sandbox/assets/icons/stepwise.svg" type="image/svg+xml" />
        <script src="/sandbox/stripe/stripe.js" async />
      </head>
      <body>{children}</body>
    </html>
  );
}
