import type { Wire } from '../wire.shared';
import type { DocumentData, Documents, User } from '../../../../../host-app/ports';

export type Person = 'ada' | 'bob' | 'eve';

/** A database in which nothing is kept yet, and people who have accounts. */
export interface World {
  /** The database in the name of somebody; `null`: a visitor who is not signed in. */
  as(person: Person | null): Documents;
  /** The database past every rule. */
  readonly owner: Documents;
  user(person: Person): User;
  /** When it was opened: what is later was written in it. */
  readonly openedAt: number;
  /** What the store takes for the present, in milliseconds since 1970. */
  now(): number;
  /** A little time goes by, so that two writes have two times. */
  tick(): Promise<void>;
}

/** One of the places where documents may be kept. */
export interface BackEnd {
  readonly name: string;
  /** Rules are asked, as in production. */
  readonly hasRules: boolean;
  open(): Promise<World>;
  /** Where there is one: the client itself, for what the port does not ask. */
  readonly wire?: () => Promise<Wire>;
  close(): Promise<void>;
}

/** All documents by path. */
export type Everything = Readonly<Record<string, DocumentData>>;
