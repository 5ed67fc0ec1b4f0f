import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface BannerProps {
  /** The label for screen readers. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A banner at the bottom edge, or a part of the page where its style says so. For a banner at the edge, the page gets
 * the same space at its end, so that no content is hidden behind it.
 */
export const Banner = ({ label, className = '', children }: BannerProps) => {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      style.setProperty(
        '--banner-room',
        isFixed ? `${element.getBoundingClientRect().height + 24}px` : '0px',
      );
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--banner-room');
    };
  }, []);
  return (
    <section ref={box} className={`banner no-print ${className}`.trim()} aria-label={label}>
      {children}
    </section>
  );
};
