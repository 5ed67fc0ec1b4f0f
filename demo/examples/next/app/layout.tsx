import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Shop } from '../components/shop';
import { customerId } from '../lib/session';
import './style.css';

export const metadata: Metadata = {
  title: 'Completing the square · Stepwise',
  icons: '/sandbox/assets/icons/stepwise.svg',
};

export default async function Layout({ children }: { readonly children: ReactNode }): Promise<ReactNode> {
  const appUserId = await customerId();
  return (
    <html lang="en">
      <head>
        {/* Sandbox only: a stand-in for the card provider. Leave it out, and the real script is used. */}
        <script src="/sandbox/stripe/stripe.js" async />
      </head>
      <body>
        <header className="site">
          <strong>Stepwise</strong> <span>sold with Next.js</span>
        </header>
        <Shop appUserId={appUserId}>{children}</Shop>
        <footer>Sandbox: the card 4242 4242 4242 4242 pays, with any date to come and any code.</footer>
      </body>
    </html>
  );
}
