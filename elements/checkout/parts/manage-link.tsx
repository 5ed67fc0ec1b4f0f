import type { LinkView } from '../../../sdk/internal';

/** A link to the page where the customer manages what they have bought. */
export const ManageLink = ({ link }: { link: LinkView }) => (
  <p className="manage" part="manage">
    <a href={link.url} target="_blank" rel="noopener noreferrer">
      {link.label}
    </a>
  </p>
);
