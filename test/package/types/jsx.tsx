import 'purchase-elements/jsx';

export const tags = [
  <purchase-checkout key="1" package="monthly" layout="inline" open api-key="rcb_key" className="wide" />,
  <purchase-checkout key="2" apiKey="rcb_key" onpurchase-finished={({ detail }) => detail.customerInfo} />,
  <purchase-paywall
    key="3"
    color-mode="dark"
    onpaywall-select={({ detail }) => detail.selectedPackage.identifier}
  />,
  <purchase-gate key="4" entitlement="pro">
    <p slot="fallback">Not yet.</p>
  </purchase-gate>,
];
export const wrong = [
  // @ts-expect-error there is no such layout
  <purchase-checkout key="5" layout="sideways" />,
  // @ts-expect-error a package is named
  <purchase-checkout key="6" package={5} />,
  // @ts-expect-error what an unknown event tells has no type (TypeScript lets any attribute with a dash through)
  <purchase-checkout key="7" onpurchase-ended={({ detail }) => detail} />,
  // @ts-expect-error the detail holds no such thing
  <purchase-checkout key="8" onpurchase-finished={({ detail }) => detail.receipt} />,
  // @ts-expect-error there is no such attribute
  <purchase-checkout key="9" pakkage="monthly" />,
];
