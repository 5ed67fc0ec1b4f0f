/** A word to whoever builds the page; nobody else sees it, and it is English as consoles are. */
export const IntegrationNotice = ({ tag, text }: { tag: string; text: string }) => (
  <p className="problem" part="problem" lang="en" dir="ltr" role="note">
    <strong>{tag}</strong> {text}
  </p>
);
