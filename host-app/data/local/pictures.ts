import { PictureError } from '../../ports-page';
import type { Pictures } from '../../ports-page';

const TYPES = new Set(['image/png', 'image/jpeg', 'image/webp']);
const LARGEST_MB = 20;
/** Twice the largest size at which the app shows a photo of the user. */
const SIDE = 192;
/** Tried in order until the result is short enough. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.35] as const;

const NO_PICTURE = 'This file is not a picture that can be used. Choose a PNG, JPEG or WebP file.';
const UNREADABLE = 'This picture can’t be read. It may be damaged: try another one.';

const decode = async (file: Blob): Promise<ImageBitmap> => {
  if (!TYPES.has(file.type)) throw new PictureError(NO_PICTURE);
  if (file.size > LARGEST_MB * 1_000_000)
    throw new PictureError(
      `This file is ${Math.ceil(file.size / 1_000_000)} MB. Choose one of at most ${LARGEST_MB} MB.`,
    );
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw new PictureError(UNREADABLE, { cause });
  }
};

/** The square in the middle of the picture, `side` pixels wide. The picture is not enlarged. */
const square = (picture: ImageBitmap, side: number): HTMLCanvasElement => {
  const { width, height } = picture;
  const from = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, from);
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError(UNREADABLE);
  context.imageSmoothingQuality = 'high';
  // Transparent parts would become black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.width);
  context.drawImage(
    picture,
    (width - from) / 2,
    (height - from) / 2,
    from,
    from,
    0,
    0,
    canvas.width,
    canvas.width,
  );
  return canvas;
};

/** A browser that cannot write WebP writes PNG instead, which is far larger. Then the code uses JPEG. */
const encode = (canvas: HTMLCanvasElement, quality: number): string => {
  const text = canvas.toDataURL('image/webp', quality);
  return text.startsWith('data:image/webp') ? text : canvas.toDataURL('image/jpeg', quality);
};

/** Makes chosen pictures small in the browser. The file itself is not sent. */
export const createPictures = (): Pictures => ({
  async shrink(file, limit) {
    const picture = await decode(file);
    try {
      const canvas = square(picture, SIDE);
      for (const quality of QUALITIES) {
        const text = encode(canvas, quality);
        if (text.length <= limit) return text;
      }
    } finally {
      picture.close();
    }
    throw new PictureError('This picture could not be made small enough. Try another one.');
  },
});
