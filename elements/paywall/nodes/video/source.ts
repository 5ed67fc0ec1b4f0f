import type { ImageSource, VideoSource } from '../../../../sdk/internal';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not in every browser; without it, the line is assumed to be fast. */
const connection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection;

const isSlow = (): boolean => {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return saveData || /[23]g/.test(effectiveType);
};

/** The smaller file on slow lines, and for users that save data. */
export const videoUrl = ({ url, lowRes }: VideoSource): string =>
  lowRes !== null && isSlow() ? lowRes : url;

export const posterUrl = (poster: ImageSource | undefined): string | undefined =>
  poster && (poster.webp ?? poster.original);
