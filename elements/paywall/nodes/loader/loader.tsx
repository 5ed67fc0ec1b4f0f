import { memo, useMemo } from 'react';
import { mapLooks } from '../../../../sdk/internal';
import type { LoaderItemNode, LoaderNode, LoaderPercentageNode } from '../../../../sdk/internal';
import { usePaywall, useRenderMark } from '../../drawing/context';
import type { NodeProps } from '../node';
import { StackView } from '../stack';
import { TextView } from '../text';
import { ProgressBar } from './progress-bar';
import { ProgressProvider, useLoaderProgress, useProgress, useProgressOver } from './progress-context';

/** What is inside follows its progress. Screen readers get one progress bar, because its parts show the same. */
export const LoaderView = memo(({ node, axis }: NodeProps<LoaderNode>) => {
  const $progress = useProgressOver(node.durationMs);
  useRenderMark(node.key);
  const shell = useMemo(() => ({ before: <ProgressBar $progress={$progress} /> }), [$progress]);
  return (
    <ProgressProvider value={$progress}>
      <StackView node={node.stack} axis={axis} shell={shell} />
    </ProgressProvider>
  );
});

type Step = 'waiting' | 'current' | 'done';

const stepOf = (fraction: number | null, { index, count }: LoaderItemNode): Step => {
  if (fraction === null) return 'current';
  if (fraction >= (index + 1) / count) return 'done';
  return fraction >= index / count ? 'current' : 'waiting';
};

/** A step that is not reached yet is faint. */
export const LoaderItemView = memo(({ node, axis }: NodeProps<LoaderItemNode>) => {
  const step = useProgress(useLoaderProgress(), (fraction) => stepOf(fraction, node));
  useRenderMark(node.key);
  const shell = useMemo(
    () => ({ className: 'loader-item', attributes: { 'data-step': step } as const }),
    [step],
  );
  return <StackView node={node.stack} axis={axis} shell={shell} />;
});

/** As wide as a digit. */
const FIGURE_SPACE = '\u2007';

/** Endless loaders have no number. */
export const LoaderPercentageView = memo(({ node, axis }: NodeProps<LoaderPercentageNode>) => {
  const { translator } = usePaywall();
  const percent = useProgress(useLoaderProgress(), (fraction) =>
    fraction === null ? null : Math.floor(fraction * 100),
  );
  const text = useMemo(() => {
    if (percent === null) return null;
    const format = new Intl.NumberFormat(translator.locale, { style: 'percent' });
    // As wide as the last number, so that the text beside it does not move.
    const shown = format.format(percent / 100).padStart(format.format(1).length, FIGURE_SPACE);
    // A number that changes is no heading.
    const look = mapLooks(node.text.look, (look) => ({
      ...look,
      headingLevel: null,
      tokens: [{ type: 'text', text: shown }] as const,
    }));
    return { ...node.text, look };
  }, [node, percent, translator]);
  useRenderMark(node.key);
  return text && <TextView node={text} axis={axis} />;
});
