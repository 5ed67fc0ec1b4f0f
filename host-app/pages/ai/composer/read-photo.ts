import type { Photo } from '../../../ports';

/** Large enough to read handwriting, small enough for a mobile connection. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/**
 * The picture as a JPEG, rotated upright and made smaller where needed. Rejects for a file that is not a
 * picture.
 */
export const readPhoto = async (file: Blob): Promise<Photo> => {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser can draw no pictures.');
    // Transparent parts would become black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const [, base64 = ''] = canvas.toDataURL('image/jpeg', QUALITY).split(',');
    if (base64 === '') throw new Error('The picture could not be written.');
    return { type: 'image/jpeg', base64 };
  } finally {
    bitmap.close();
  }
};
