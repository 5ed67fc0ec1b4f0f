import { FittedMaths } from '../../../ui/content/fitted-maths';
import { usePreview } from '../history/use-preview';

/** A problem as mathematics, or in its own words where it has some. */
export const ProblemMaths = ({ text }: { readonly text: string }) => {
  const tree = usePreview(text, true);
  return <div className="fav-maths">{tree ? <FittedMaths tree={tree} className="fav-fitted" /> : text}</div>;
};
