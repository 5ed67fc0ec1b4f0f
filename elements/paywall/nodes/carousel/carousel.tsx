import { memo, useId } from 'react';
import type { CSSProperties } from 'react';
import type { CarouselLook, CarouselNode, StackNode } from '../../../../sdk/internal';
import { useIsInControl, useLook, useMode, usePaywall } from '../../context';
import { BorderLayer } from '../../look/border-layer';
import { marginStyle, surfaceStyle } from '../../look/box';
import { flexAlign } from '../../look/layout';
import type { Mode } from '../../look/paint';
import { sizeStyle } from '../../look/size';
import type { Axis } from '../../look/size';
import { PageDots } from './page-dots';
import { useAutoAdvance } from './use-auto-advance';
import { usePages } from './use-pages';
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

/** Pages side by side that the customer swipes, or that fade. */
export const CarouselView = memo(({ node, axis }: NodeProps<CarouselNode>) => {
  const { draw, translator } = usePaywall();
  const look = useLook(node);
  const mode = useMode();
  const id = useId();
  const isFade = node.autoAdvance?.transition === 'fade';
  const pages = usePages(node.pages.length, node.initialPage, isFade, translator.direction);
  const pause = useAutoAdvance(node.autoAdvance, node.isLooping, pages);
  const isInControl = useIsInControl();
  if (!look.isVisible) return null;
  const { pageControl: control } = look;
  const dots = control && node.pages.length > 1 && !isInControl && (
    <PageDots
      control={control}
      count={node.pages.length}
      current={pages.current}
      trackId={id}
      onSelect={pause.choose}
    />
  );
  const name = (number: number): string =>
    translator.text('paywall.page', { number, count: node.pages.length });
  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription={translator.text('paywall.carousel')}
      aria-label={translator.text('paywall.carousel_label')}
      style={boxStyle(look, mode, axis)}
      {...pause.listeners}
    >
      <BorderLayer border={look.border} mode={mode} />
      {control?.position === 'top' && dots}
      <div
        ref={pages.track}
        id={id}
        className={isFade ? 'track fade' : 'track'}
        style={isFade ? {} : trackStyle(look)}
        onScroll={pages.onScroll}
        {...(isFade || isInControl ? {} : scroller)}
      >
        {node.pages.map((page, index) => (
          <div
            key={page.key}
            className={index === pages.current ? 'page current' : 'page'}
            role="group"
            aria-roledescription={translator.text('paywall.slide')}
            aria-label={name(index + 1)}
            style={pageStyle(page, node)}
          >
            {draw(page, 'vertical')}
          </div>
        ))}
      </div>
      {control?.position === 'bottom' && dots}
    </div>
  );
});
