import { loadPost, posts } from 'content:posts';
import { useApp } from '../../../app-context';
import type { Post, PostSummary } from '../../../content/content.types';
import { Prose } from '../../../ui/content/prose';
import { breadcrumbList, Breadcrumbs } from '../../../ui/page/breadcrumbs';
import type { Crumbs } from '../../../ui/page/breadcrumbs';
import { useHead } from '../../../ui/page/head';
import type { PageProps } from '../../../ui/page/page.types';
import { headingsOf } from '../reading/headings';
import { NextCard } from '../reading/next-card';
import { MissingContent } from '../reading/missing-content';
import { ReadingPage } from '../reading/reading-page';
import { useContent } from '../reading/use-content';
import { categoryName, longDate } from './categories';
import { Cover } from './cover';
import { PostCard } from './post-card';
import './blog.css';

const crumbsOf = ({ category }: Post): Crumbs => [
  ['Blog', '/blog'],
  [categoryName(category), `/blog/category/${category}`],
];

const useArticleHead = (post: Post): void => {
  const { brand } = useApp().config;
  const url = `${brand.origin}/blog/${post.slug}`;
  const publisher = { '@type': 'Organization', name: brand.name, url: brand.origin };
  useHead({
    title: post.title,
    description: post.description,
    structuredData: {
      '@graph': [
        {
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.description,
          datePublished: post.date,
          dateModified: post.date,
          articleSection: categoryName(post.category),
          timeRequired: `PT${post.minutes}M`,
          inLanguage: 'en',
          isAccessibleForFree: true,
          url,
          mainEntityOfPage: url,
          author: publisher,
          publisher,
        },
        breadcrumbList([...crumbsOf(post), [post.title, `/blog/${post.slug}`]], brand.origin),
      ],
    },
  });
};

const Head = ({ post }: { post: Post }) => (
  <>
    <Breadcrumbs crumbs={crumbsOf(post)} />
    <h1>{post.title}</h1>
    <p className="lead">{post.description}</p>
    <p className="post-facts muted">
      <time dateTime={post.date}>{longDate(post.date)}</time> · {post.minutes} min read
    </p>
    <div className="post-cover">
      <Cover kind={post.cover} category={post.category} />
    </div>
  </>
);

/** The article before this one by date; after the oldest comes the newest. */
const nextAfter = (slug: string): PostSummary | undefined => {
  const at = posts.findIndex((post) => post.slug === slug);
  return posts[at + 1] ?? posts[0];
};

const Foot = ({ post }: { post: Post }) => {
  const next = nextAfter(post.slug);
  const related = post.related.flatMap((slug) => posts.filter((other) => other.slug === slug));
  return (
    <>
      {next && next.slug !== post.slug && (
        <NextCard href={`/blog/${next.slug}`} label="Next article" title={next.title} />
      )}
      {related.length > 0 && (
        <section className="no-print">
          <h2>Related articles</h2>
          <ul className="post-grid two">
            {related.map((other) => (
              <PostCard key={other.slug} post={other} level={3} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const Article = ({ post }: { post: Post }) => {
  useArticleHead(post);
  return (
    <ReadingPage headings={headingsOf(post.blocks)} head={<Head post={post} />} foot={<Foot post={post} />}>
      <div className="prose">
        <Prose blocks={post.blocks} />
      </div>
    </ReadingPage>
  );
};

/** One article. */
export const PostPage = ({ params }: PageProps) => {
  const slug = params['slug'] ?? '';
  const loaded = useContent(`posts/${slug}`, loadPost[slug]);
  return loaded ? (
    <Article key={slug} post={loaded.post} />
  ) : (
    <MissingContent
      title="No such article"
      text="There is no article at this address. It may have been renamed."
      back={{ href: '/blog', label: 'All articles' }}
    />
  );
};
