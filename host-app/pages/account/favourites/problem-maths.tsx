import { FittedMaths } from '../../../ui/content/fitted-maths';
import { usePreview } from '../history/use-preview';

/** A problem as a formula, or as text where it contains words. */
export const ProblemMaths = ({ text }: { readonly text: string }) => {
  const tree = usePreview(text, true);
  return <div className="fav-maths">{tree ? <FittedMaths tree={tree} className="fav-fitted" /> : text}</div>;
};
