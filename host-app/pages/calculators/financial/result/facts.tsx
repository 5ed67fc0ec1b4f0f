/** What else there is to know, one line each; what is empty is left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) => (
  <dl className="facts">
    {facts
      .filter(([, text]) => text !== '')
      .map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
  </dl>
);
