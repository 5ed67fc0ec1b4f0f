import { memo, useId } from 'react';
import type { CSSProperties } from 'react';
import type { CarouselLook, CarouselNode, StackNode } from '../../../../sdk/internal';
import { useIsInControl, useLook, useMode, usePaywall } from '../../drawing/context';
import { BorderLayer } from '../../look/border-layer';
import { marginStyle, surfaceStyle } from '../../look/box';
import { flexAlign } from '../../look/layout';
import type { Mode } from '../../look/paint';
import { sizeStyle } from '../../look/size';
import type { Axis } from '../../look/size';
import { PageDots } from './page-dots';
import { MotionButton } from '../video/play-button';
import { useAutoAdvance } from './use-auto-advance';
import { usePageInteraction } from './use-page-interaction';
import { usePages } from './use-pages';
import type { Pages } from './use-pages';
import { useTurning } from './use-turning';
import type { NodeProps } from '../node';

const boxStyle = (look: CarouselLook, mode: Mode, axis: Axis): CSSProperties => ({
  ...sizeStyle(look.size, axis),
  ...marginStyle(look.margin),
  ...surfaceStyle(look, mode),
});

/** On either side, `pagePeek` pixels of the neighbours are visible. */
const trackStyle = ({ pagePeek, pageSpacing, pageAlignment }: CarouselLook): CSSProperties => {
  const side = pagePeek > 0 ? pagePeek + pageSpacing : 0;
  return {
    gap: pageSpacing,
    paddingInline: side,
    scrollPaddingInline: side,
    alignItems: flexAlign(pageAlignment),
  };
};

/** A page that fills the height is as high as the highest page. */
const pageStyle = ({ look }: StackNode, { autoAdvance }: CarouselNode): CSSProperties => ({
  ...(look.base.size.height.type === 'fill' ? { alignSelf: 'stretch' } : {}),
  ...(autoAdvance?.transition === 'fade' ? { transitionDuration: `${autoAdvance.transitionMs}ms` } : {}),
});

/** Arrow keys scroll it. */
const scroller = { tabIndex: 0, role: 'group' } as const;

interface TrackProps {
  readonly node: CarouselNode;
  readonly look: CarouselLook;
  readonly id: string;
  readonly pages: Pages;
  readonly choose: (index: number) => void;
}

const Track = ({ node, look, id, pages, choose }: TrackProps) => {
  const { draw, translator } = usePaywall();
  const isInControl = useIsInControl();
  const turning = useTurning(pages, node.isLooping, translator.direction, choose);
  const isFade = node.autoAdvance?.transition === 'fade';
  const moves = isFade ? turning : scroller;
  return (
    <div
      ref={pages.track}
      id={id}
      className={isFade ? 'track fade' : 'track'}
      style={isFade ? {} : trackStyle(look)}
      onScroll={pages.onScroll}
      {...(isInControl ? {} : moves)}
    >
      {node.pages.map((page, index) => (
        <div
          key={page.key}
          className={index === pages.current ? 'page current' : 'page'}
          role="group"
          aria-roledescription={translator.text('paywall.slide')}
          aria-label={translator.text('paywall.page', { number: index + 1, count: node.pages.length })}
          style={pageStyle(page, node)}
        >
          {draw(page, 'vertical')}
        </div>
      ))}
    </div>
  );
};

/** Pages side by side that the customer swipes, or that fade. */
export const CarouselView = memo(({ node, axis }: NodeProps<CarouselNode>) => {
  const { translator } = usePaywall();
  const look = useLook(node);
  const mode = useMode();
  const id = useId();
  const isInControl = useIsInControl();
  const auto = isInControl ? null : node.autoAdvance;
  const isFade = node.autoAdvance?.transition === 'fade';
  const pages = usePages(node.pages.length, node.initialPage, isFade, translator.direction);
  const { isRunning, toggle, choose, automatic, listeners } = useAutoAdvance(auto, node.isLooping, pages);
  usePageInteraction(node, pages, automatic);
  if (!look.isVisible) return null;
  const { pageControl: control } = look;
  const hasDots = control !== null && node.pages.length > 1 && !isInControl;
  const pause = isRunning !== null && (
    <MotionButton isPlaying={isRunning} className={hasDots ? 'small' : 'corner'} onPress={toggle} />
  );
  const dots = hasDots && (
    <PageDots
      control={control}
      count={node.pages.length}
      current={pages.current}
      trackId={id}
      onSelect={choose}
    >
      {pause}
    </PageDots>
  );
  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription={translator.text('paywall.carousel')}
      aria-label={translator.text('paywall.carousel_label')}
      style={boxStyle(look, mode, axis)}
      {...listeners}
    >
      <BorderLayer border={look.border} mode={mode} />
      {control?.position === 'top' && dots}
      <Track node={node} look={look} id={id} pages={pages} choose={choose} />
      {control?.position === 'bottom' && dots}
      {!hasDots && pause}
    </div>
  );
});
