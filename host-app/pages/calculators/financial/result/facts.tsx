/** Further results, one line each; empty ones are left out. */
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
