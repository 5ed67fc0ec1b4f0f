import { Link } from 'wouter';
import type { PostSummary } from '../../../content/content.types';
import { categoryName, longDate } from './categories';
import { Cover } from './cover';

interface PostCardProps {
  readonly post: PostSummary;
  /** The first card of a list has the full width. */
  readonly isLarge?: boolean;
  readonly level?: 2 | 3;
}

export const PostCard = ({ post, isLarge = false, level = 2 }: PostCardProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={`post-card${isLarge ? ' large' : ''}`}>
      <Cover kind={post.cover} category={post.category} />
      <div className="post-card-words">
        <p className="post-category">{categoryName(post.category)}</p>
        <Heading>
          <Link href={`/blog/${post.slug}`} className="whole-card">
            {post.title}
          </Link>
        </Heading>
        <p className="muted post-description">{post.description}</p>
        <p className="post-facts muted">
          <time dateTime={post.date}>{longDate(post.date)}</time> · {post.minutes} min read
        </p>
      </div>
    </li>
  );
};
