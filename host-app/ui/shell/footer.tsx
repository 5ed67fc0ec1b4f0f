import { Link } from 'wouter';
import { useApp } from '../../app-context';
import { Logo } from './logo';
import { calculators, financial, resources } from './navigation';
import type { NavLink } from './navigation';

const Group = ({ title, links }: { title: string; links: readonly NavLink[] }) => (
  <section>
    <h2 className="footer-title">{title}</h2>
    <ul>
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  </section>
);

/** The footer of every page (spec section 2, 'Footer'). */
export const Footer = () => {
  const { config, ports } = useApp();
  const { name, mail, students, tagline } = config.brand;
  return (
    <footer className="footer laid-out-later no-print">
      <div className="footer-inside">
        <div className="footer-brand">
          <p className="brand">
            <Logo />
            {name}
          </p>
          <p className="muted">{tagline}</p>
          <p className="muted">Trusted by {students} students.</p>
        </div>
        <Group title="Calculators" links={calculators} />
        <Group title="Financial" links={financial} />
        <Group title="Resources" links={resources} />
      </div>
      <div className="footer-legal">
        <p>
          © {new Date(ports.clock.now()).getFullYear()} {name}
        </p>
        <ul>
          <li>
            <Link href="/privacy">Privacy Policy</Link>
          </li>
          <li>
            <Link href="/terms">Terms of Service</Link>
          </li>
          <li>
            <a href="/third-party-licences.txt">Licenses</a>
          </li>
          <li>
            <a href={`mailto:${mail}`}>Contact Us</a>
          </li>
        </ul>
      </div>
    </footer>
  );
};
