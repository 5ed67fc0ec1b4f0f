/** A message to the integrator, shown with a sandbox key only. It is English, like the console. */
export const IntegrationNotice = ({ tag, text }: { tag: string; text: string }) => (
  <p className="problem" part="problem" lang="en" dir="ltr" role="note">
    <strong>{tag}</strong> {text}
  </p>
);
