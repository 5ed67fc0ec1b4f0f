import { posts } from 'content:posts';
import Rss from 'lucide-react/icons/rss';
import { Link } from 'wouter';
import { useApp } from '../../../app-context';
import { Icon } from '../../../ui/kit/icon';
import { useHead } from '../../../ui/page/head';
import type { PageProps } from '../../../ui/page/page.types';
import { MissingContent } from '../reading/missing-content';
import { categories } from './categories';
import { PostCard } from './post-card';
import './blog.css';

const Categories = ({ current }: { current: string | undefined }) => (
  <nav className="chips" aria-label="Categories">
    <Link href="/blog" className="chip" aria-current={current === undefined ? 'page' : undefined}>
      All
    </Link>
    {categories.map(([id, name]) => (
      <Link
        key={id}
        href={`/blog/category/${id}`}
        className="chip"
        aria-current={current === id ? 'page' : undefined}
      >
        {name}
      </Link>
    ))}
  </nav>
);

interface BlogListProps {
  readonly category: (typeof categories)[number] | undefined;
}

const BlogList = ({ category }: BlogListProps) => {
  const { brand } = useApp().config;
  const [id, name, about] = category ?? [];
  const shown = posts.filter((post) => id === undefined || post.category === id);
  useHead({
    title: name ?? 'Blog',
    description:
      about ?? `${brand.name} on learning math: study methods, math explained, exams and everyday numbers.`,
    structuredData: {
      '@type': 'Blog',
      name: `${brand.name} blog`,
      url: `${brand.origin}/blog`,
      blogPost: shown.map((post) => ({
        '@type': 'BlogPosting',
        headline: post.title,
        url: `${brand.origin}/blog/${post.slug}`,
        datePublished: post.date,
      })),
    },
  });
  return (
    <div className="page">
      <div className="page-head">
        <h1>{name ?? 'Blog'}</h1>
        <p className="lead">{about ?? 'How math is learned, where it comes from, and where it is useful.'}</p>
      </div>
      <div className="blog-bar">
        <Categories current={id} />
        <a className="feed-link" href="/feed.xml">
          <Icon icon={Rss} size={16} />
          RSS
        </a>
      </div>
      <ul className="post-grid">
        {shown.map((post, index) => (
          <PostCard key={post.slug} post={post} isLarge={index === 0} />
        ))}
      </ul>
    </div>
  );
};

/** The blog, or one category of it. */
export const BlogPage = ({ params }: PageProps) => {
  const wanted = params['category'];
  const category = categories.find(([id]) => id === wanted);
  if (wanted !== undefined && !category)
    return (
      <MissingContent
        title="No such category"
        text="There is no category with this name in the blog. All articles are one click away."
        back={{ href: '/blog', label: 'All articles' }}
      />
    );
  return <BlogList category={category} />;
};
