import { Link } from 'wouter';

/** The pages above a page, from the top: their names and paths. */
export type Crumbs = readonly (readonly [name: string, path: string])[];

export const Breadcrumbs = ({ crumbs }: { crumbs: Crumbs }) => (
  <nav className="crumbs no-print" aria-label="Breadcrumb">
    {crumbs.map(([name, path]) => (
      <Link key={path} href={path}>
        {name}
      </Link>
    ))}
  </nav>
);

/** The same for search engines; the last entry is the page itself. */
export const breadcrumbList = (crumbs: Crumbs, origin: string): Readonly<Record<string, unknown>> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
