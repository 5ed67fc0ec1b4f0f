import Flame from 'lucide-react/icons/flame';
import { useEffect, useState } from 'react';
import { useApp } from '../../../app-context';
import type { Profile } from '../../../data/account/profile.types';
import { currentStreak, lastWeek } from '../../../data/account/streak';
import { untilNextDay, localTimeZone } from '../../../data/account/time-zone';
import { Icon } from '../../../ui/kit/icon';
import { Avatar } from '../../../ui/kit/avatar';

const greetingAt = (hour: number): string =>
  hour < 5 ? 'Still up' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';

const cheer = (streak: number, longest: number): string => {
  if (streak === 0) return 'Solve one problem today and a new streak begins.';
  if (streak === 1) return 'Day one of a new streak. Come back tomorrow for the second.';
  return streak === longest ? 'This is your longest streak so far.' : `Your longest streak: ${longest} days.`;
};

const weekday = (day: string, length: 'long' | 'narrow'): string =>
  new Intl.DateTimeFormat(undefined, { weekday: length, timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** The current time; updated when the day changes while the page is open. */
const useNow = (): number => {
  const { clock } = useApp().ports;
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    () => clock.after(untilNextDay(now, localTimeZone()) + 1000, () => setNow(clock.now())),
    [clock, now],
  );
  return now;
};

/** The greeting with the current streak. */
export const Greeting = ({ profile }: { readonly profile: Profile }) => {
  const now = useNow();
  const { streak } = profile.stats;
  const days = currentStreak(streak, now, localTimeZone());
  const name = profile.displayName?.trim().split(/\s+/)[0];
  return (
    <section className="card home-greeting" aria-labelledby="home-greeting">
      <Avatar name={profile.displayName} email={profile.email} photoURL={profile.photoURL} />
      <div className="home-hello">
        <h2 id="home-greeting">
          {greetingAt(new Date(now).getHours())}
          {name && `, ${name}`}
        </h2>
        <p className="muted">{cheer(days, streak.longest)}</p>
      </div>
      <div className="home-streak">
        <p className="home-flame">
          <Icon icon={Flame} size={28} />
          <span>
            <strong>{days}</strong> {days === 1 ? 'day' : 'days'} in a row
          </span>
        </p>
        <ol className="home-week" aria-label="The last seven days">
          {lastWeek(streak, now, localTimeZone()).map(({ day, isActive, isToday }) => (
            <li key={day} data-active={isActive} data-today={isToday}>
              <span aria-hidden="true">{weekday(day, 'narrow')}</span>
              <span className="visually-hidden">
                {weekday(day, 'long')}: {isActive ? 'active' : 'not active'}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
