import type { CSSProperties } from 'react';
import type { Background, ImageSource, Paint, Themed, ThemedPaint } from '../../../sdk/internal';

export type Mode = keyof Themed<unknown>;

const gradient = (paint: Exclude<Paint, { type: 'solid' }>): string => {
  const points = paint.points.map(({ colour, percent }) => `${colour} ${percent}%`).join(', ');
  return paint.type === 'linear'
    ? `linear-gradient(${paint.degrees}deg, ${points})`
    : `radial-gradient(circle closest-side, ${points})`;
};

/** A paint as a CSS image, which can be a layer over others. */
export const paintLayer = (paint: Paint): string =>
  paint.type === 'solid' ? `linear-gradient(${paint.colour}, ${paint.colour})` : gradient(paint);

/** The paint's colour; the first colour of a gradient. */
export const paintColour = (paint: Paint): string =>
  paint.type === 'solid' ? paint.colour : (paint.points[0]?.colour ?? 'currentcolor');

export const paintStyle = (paint: Paint): CSSProperties =>
  paint.type === 'solid'
    ? { backgroundColor: paint.colour }
    : // The background begins below the border, otherwise a gradient would repeat there.
      { backgroundImage: gradient(paint), backgroundOrigin: 'border-box' };

export const themedPaintStyle = (paint: ThemedPaint | null, mode: Mode): CSSProperties =>
  paint ? paintStyle(paint[mode]) : {};

/** A quoted address: JSON and CSS escape quotes and backslashes in the same way. */
export const urlLayer = (url: string): string => `url(${JSON.stringify(url)})`;

/** The small picture is a layer under the large one, visible until the large one has loaded. */
const imageLayers = ({ original, webp, webpLowRes }: ImageSource): string[] => [
  urlLayer(webp ?? original),
  ...(webpLowRes ? [urlLayer(webpLowRes)] : []),
];

export const backgroundStyle = (background: Background | null, mode: Mode): CSSProperties => {
  if (!background) return {};
  if (background.type === 'paint') return paintStyle(background.paint[mode]);
  // Of a video, its picture is the background, and the video is a layer above.
  const image = background.type === 'video' ? background.poster : background.image;
  const overlay = background.overlay ? [paintLayer(background.overlay[mode])] : [];
  const images = image ? imageLayers(image[mode]) : [];
  const size = background.fit === 'fill' ? 'cover' : 'contain';
  return {
    backgroundImage: [...overlay, ...images].join(', '),
    backgroundSize: [...overlay.map(() => 'auto'), ...images.map(() => size)].join(', '),
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    backgroundOrigin: 'border-box',
  };
};

/** Whether the content needs light colours. The colours of pictures are unknown, so the mode decides for them. */
export const isDarkPaint = (background: Background | null, mode: Mode): boolean => {
  if (background?.type !== 'paint') return mode === 'dark';
  const hex = paintColour(background.paint[mode]);
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const isSeen = hex.length < 9 || parseInt(hex.slice(7), 16) > 127;
  return isSeen ? red * 0.299 + green * 0.587 + blue * 0.114 < 140 : mode === 'dark';
};
