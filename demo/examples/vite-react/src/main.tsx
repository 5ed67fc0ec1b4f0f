import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'purchase-elements';
import 'purchase-elements/jsx';
import './style.css';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <main>
        <h1>Completing the square</h1>
        <purchase-checkout
          layout="inline"
          package="monthly"
          api-key="rcb_sb_demo"
          proxy-url="/sandbox"
          asset-base-url="/sandbox/assets"
          onpurchase-finished={({ detail }) => console.info(detail.customerInfo.originalAppUserId)}
        />
      </main>
    </StrictMode>,
  );
