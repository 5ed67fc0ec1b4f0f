import { Suspense, useLayoutEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { redirects, routes } from './routes';
import { Footer } from './ui/shell/footer';
import { lazyRoutes } from './ui/page/lazy-page';
import { Loading } from './ui/page/loading';
import { NavBar } from './ui/shell/nav-bar';
import { releasePrerenderedPage } from './ui/page/prerendered-page';
import { PageBoundary } from './ui/page/page-boundary';
import { useNavigation } from './ui/page/use-navigation';
import { Banners, Overlays } from './ui/overlays/overlays';

const pages = lazyRoutes(routes);

const CurrentPage = () => (
  <Switch>
    {redirects.map(({ path, to }) => (
      <Route key={path} path={path}>
        <Redirect to={to} replace />
      </Route>
    ))}
    {pages.map(({ path, Page }) => (
      <Route key={path} path={path}>
        {(params) => <Page params={params} />}
      </Route>
    ))}
  </Switch>
);

/** The navigation bar, the current page, the footer and the overlays. */
export const AppShell = () => {
  const [path] = useLocation();
  useNavigation();
  useLayoutEffect(releasePrerenderedPage, []);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <NavBar />
      <main id="main" tabIndex={-1}>
        <PageBoundary path={path}>
          <Suspense fallback={<Loading />}>
            <CurrentPage />
          </Suspense>
        </PageBoundary>
      </main>
      <Banners />
      <Footer />
      <Overlays />
    </>
  );
};
