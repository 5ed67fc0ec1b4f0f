import { LogLevel } from '../../../../sdk/index';
import { createLog } from '../../../../sdk/purchases/log';
import { askAll, saying } from './answer-calls';
import { changedAt, changes, placesIn } from './hostile-json';
import type { Place } from './hostile-json';

/** No field may have one of these values, apart from those that may be absent. */
const JUNK = [
  'is not there',
  'is null',
  'is a negative number',
  'is a fraction',
  'is a number beyond all',
  'is an empty list',
  'is an empty object',
] as const;

/** The lists and dictionaries of records. An answer without one of them can't be read. */
export const CONTAINERS = [
  '',
  'subscriber',
  'subscriber.entitlements',
  'subscriber.subscriptions',
  'subscriber.non_subscriptions',
  'offerings',
  'product_details',
];
const fieldsIn = (answer: unknown): readonly Place[] =>
  placesIn(answer).filter((place) => !CONTAINERS.includes(place.join('.')));

export type Case = readonly [name: string, place: Place, answer: unknown];
/** A record that is not there at all is not odd. */
const isRecord = (place: Place): boolean =>
  (place[0] === 'subscriber' && place.length === 3) || /^\d+$/.test(place.at(-1) ?? '');

export const casesOf = (answer: unknown): readonly Case[] =>
  fieldsIn(answer).flatMap((place) =>
    JUNK.filter((what) => what !== 'is not there' || !isRecord(place)).map((what): Case => [
      `${place.join('.')} ${what}`,
      place,
      changedAt(answer, place, changes[what]!),
    ]),
  );

/** What is read of an answer, and the warnings. */
export const read = async <C extends 'customerInfo' | 'offerings' | 'products'>(call: C, answer: unknown) => {
  const warnings: string[] = [];
  const log = createLog();
  log.setLevel(LogLevel.Warn);
  log.setHandler((level, line) => void (level === LogLevel.Warn && warnings.push(line)));
  const value = await askAll(saying(call, JSON.stringify(answer)), log)[call]();
  return { value, warnings };
};
