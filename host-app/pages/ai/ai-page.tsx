import { useHead } from '../../ui/shell/head';
import type { PageProps } from '../../ui/shell/page.types';

/** The solver. */
export const AiPage = ({ params }: PageProps) => {
  useHead({ title: 'AI problem solver', description: 'Type a maths problem and see every step.' });
  return (
    <div className="page reading">
      <h1>AI problem solver {params['subject'] ?? ''}</h1>
    </div>
  );
};
