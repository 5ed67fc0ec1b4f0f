import ImageUp from 'lucide-react/icons/image-up';
import { useId, useRef, useState } from 'react';
import type { DragEvent, RefObject } from 'react';
import { useApp } from '../../../app-context';
import { PHOTO_LIMIT } from '../../../data/account/photo';
import type { Profile } from '../../../data/account/profile.types';
import type { Settings } from '../../../stores/account/settings';
import { Avatar } from '../../../ui/kit/avatar';
import { Button } from '../../../ui/kit/button';
import { Icon } from '../../../ui/kit/icon';
import { Outcome } from './section';
import { useAction } from './use-action';

interface PhotoProps {
  readonly profile: Profile;
  /** The name that is being typed. */
  readonly name: string;
  readonly settings: Settings;
}

/** Saves the chosen photo. A photo that could not be saved stays on screen for another try. */
const usePhoto = ({ profile, settings }: PhotoProps) => {
  const { pictures } = useApp().ports;
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const [state, run] = useAction();
  const choose = (file: Blob): Promise<boolean> =>
    run(async () => {
      const photo = await pictures.shrink(file, PHOTO_LIMIT);
      setUnsaved(photo);
      await settings.savePhoto(photo);
      setUnsaved(null);
      return 'Your picture is saved.';
    });
  const remove = (): Promise<boolean> =>
    run(async () => {
      await settings.savePhoto(null);
      setUnsaved(null);
      return 'Your picture is gone.';
    });
  return { state, choose, remove, photoURL: unsaved ?? profile.photoURL };
};

interface FileInputProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFile: (file: Blob) => void;
}

const FileInput = ({ input, onFile }: FileInputProps) => (
  <input
    ref={input}
    type="file"
    hidden
    accept="image/png,image/jpeg,image/webp"
    aria-label="Picture file"
    onChange={(event) => {
      const [file] = event.currentTarget.files ?? [];
      if (file) onFile(file);
      // Allows choosing the same file again.
      event.currentTarget.value = '';
    }}
  />
);

/** The photo field: choose a file, or drop one here. */
export const PhotoField = (props: PhotoProps) => {
  const { profile, name } = props;
  const { state, choose, remove, photoURL } = usePhoto(props);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const isBusy = state.status === 'busy';
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void choose(file);
  };
  return (
    <div className="set-form">
      <div
        className={`set-photo${isOver ? ' over' : ''}`}
        role="presentation"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Avatar
          name={name}
          email={profile.email}
          photoURL={photoURL}
          size="large"
          label={photoURL ? 'Your picture' : 'Your initials, as long as there is no picture'}
        />
        <div className="set-photo-words">
          <div className="acc-actions">
            <Button disabled={isBusy} aria-describedby={hint} onClick={() => input.current?.click()}>
              <Icon icon={ImageUp} />
              {isBusy ? 'Saving…' : photoURL ? 'Change picture' : 'Choose picture'}
            </Button>
            {photoURL && (
              <Button variant="quiet" disabled={isBusy} onClick={() => void remove()}>
                Remove
              </Button>
            )}
          </div>
          <p className="muted set-fine" id={hint}>
            PNG, JPEG or WebP, or drop one here. It is cut to a square and made small in your browser.
          </p>
        </div>
        <FileInput input={input} onFile={(file) => void choose(file)} />
      </div>
      <Outcome state={state} canRetry />
    </div>
  );
};
