const DAY = 1440;
const two = (n: number): string => `${n}`.padStart(2, '0');

/** '16:25', or '4:25 pm' where the question writes so. */
export const clockText = (minutes: number, isTwelve: boolean): string => {
  const [hour, rest] = [Math.floor((minutes % DAY) / 60), minutes % 60];
  const shown = isTwelve ? (hour + 11) % 12 + 1 : hour;
  return `${shown}:${two(rest)}${isTwelve ? (hour < 12 ? ' am' : ' pm') : ''}`;
}; // prettier-ignore
/** '1 h 50 min' */
export const durationText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(
    ' ',
  );
};
