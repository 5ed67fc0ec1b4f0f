type Environment = Readonly<Record<string, string | undefined>>;

export const FIREBASE_VARIABLES: readonly {
  readonly name: string;
  readonly field: string;
  readonly optional?: boolean;
  readonly isHost?: boolean;
}[];
export function readFirebase(env: Environment): Readonly<Record<string, string>> | null;
export function firebaseConstant(env?: Environment): Readonly<Record<string, string>>;
export function appTarget(env?: Environment): string;
export function appEnvironment(env?: Environment): string;
