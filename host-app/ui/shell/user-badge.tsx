import { useStore } from '@nanostores/react';
import { useApp } from '../../app-context';
import type { User } from '../../ports';
import { Avatar } from '../kit/avatar';

/** Name and photo of the profile; until it is loaded, those of the account. */
const useNameAndPhoto = (user: User) => {
  const account = useStore(useApp().stores.account.$account);
  const isReady = account.status === 'ready' && account.profile.uid === user.uid;
  return isReady
    ? { name: account.profile.displayName, photoURL: account.profile.photoURL }
    : { name: user.displayName, photoURL: null };
};

export const UserAvatar = ({ user }: { readonly user: User }) => {
  const { name, photoURL } = useNameAndPhoto(user);
  return <Avatar name={name} email={user.email} photoURL={photoURL} size="small" />;
};

/** The signed-in user's photo and name. */
export const UserBadge = ({
  user,
  withPicture = false,
}: {
  readonly user: User;
  readonly withPicture?: boolean;
}) => {
  const { name } = useNameAndPhoto(user);
  return (
    <div className="person">
      {withPicture && <UserAvatar user={user} />}
      <p className="person-words">
        {name && <strong>{name}</strong>}
        {user.email && <span className="muted">{user.email}</span>}
      </p>
    </div>
  );
};
