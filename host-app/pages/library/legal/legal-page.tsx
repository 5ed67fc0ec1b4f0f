import { loadLegal } from 'content:legal';
import type { LegalPage } from '../../../content/content.types';
import { Prose } from '../../../ui/content/prose';
import { useHead } from '../../../ui/page/head';
import { longDate } from '../blog/categories';
import { headingsOf } from '../reading/headings';
import { MissingContent } from '../reading/missing-content';
import { ReadingPage } from '../reading/reading-page';
import { useContent } from '../reading/use-content';

const Text = ({ page }: { page: LegalPage }) => {
  useHead({ title: page.title, description: page.description });
  return (
    <ReadingPage
      headings={headingsOf(page.blocks)}
      head={
        <>
          <h1>{page.title}</h1>
          <p className="lead">{page.description}</p>
          <p className="post-facts muted">
            Last changed on <time dateTime={page.updated}>{longDate(page.updated)}</time>
          </p>
        </>
      }
    >
      <div className="prose">
        <Prose blocks={page.blocks} />
      </div>
    </ReadingPage>
  );
};

const Legal = ({ slug }: { slug: 'privacy' | 'terms' }) => {
  const loaded = useContent(`legal/${slug}`, loadLegal[slug]);
  return loaded ? (
    <Text key={slug} page={loaded.page} />
  ) : (
    <MissingContent
      title="This text is missing"
      text="Please write to us, and we will send it to you."
      back={{ href: '/ai', label: 'To the start page' }}
    />
  );
};

export const PrivacyPage = () => <Legal slug="privacy" />;
export const TermsPage = () => <Legal slug="terms" />;
