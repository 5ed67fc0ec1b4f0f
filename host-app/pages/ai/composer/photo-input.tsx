import Camera from 'lucide-react/icons/camera';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { useApp } from '../../../app-context';
import type { Photo } from '../../../ports';
import { Icon } from '../../../ui/kit/icon';

/** Takes a photo of a problem, or chooses a picture. */
export const PhotoButton = ({ onPhoto }: { onPhoto: (photo: Photo) => void }) => {
  const { toasts } = useApp().stores;
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const take = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      const { readPhoto } = await import('./read-photo');
      onPhoto(await readPhoto(file));
    } catch {
      toasts.show('This file is no picture that can be read. Choose a JPEG, PNG or WebP picture.', 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <label className="icon-button photo-button" htmlFor={id} aria-busy={isBusy}>
        {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon icon={Camera} />}
        <span className="visually-hidden">Photo of a problem</span>
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
};

/** The photo that will be sent. */
export const PhotoChip = ({ photo, onRemove }: { photo: Photo; onRemove: () => void }) => (
  <div className="photo-chip">
    <img src={`data:${photo.type};base64,${photo.base64}`} alt="What will be sent" />
    <button type="button" className="icon-button" aria-label="Remove the photo" onClick={onRemove}>
      <Icon icon={X} size={18} />
    </button>
  </div>
);
