import { parsePath, valueAt, withValueAt } from './field-paths';
import { RpcError } from './rpc-error';
import { toMicros } from './times';
import { areEqual, keptFields } from './values';
import type { Collected, Fields, Kept, Write } from './wire.types';

const checkName = (root: string, name: string): void => {
  const parts = name.startsWith(`${root}/`) ? name.slice(root.length + 1).split('/') : [];
  const isReserved = parts.some(
    (part) => part === '' || part === '.' || part === '..' || /^__.*__$/.test(part),
  );
  if (parts.length === 0 || parts.length % 2 === 1 || isReserved)
    throw new RpcError('INVALID_ARGUMENT', `Invalid document name: ${name}`);
};

const checkPrecondition = (name: string, kept: Kept | undefined, wanted: Write['currentDocument']): void => {
  if (!wanted) return;
  const { exists, updateTime } = wanted;
  if (exists === false && kept) throw new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if ((exists === true || updateTime !== undefined) && !kept)
    throw new RpcError('NOT_FOUND', `No document to update: ${name}`);
  if (updateTime !== undefined && kept && toMicros(updateTime) !== toMicros(kept.updateTime))
    throw new RpcError('FAILED_PRECONDITION', `The stored version of ${name} is another one.`);
};

const masked = (before: Fields, fields: Fields, { updateMask }: Write): Fields => {
  if (!updateMask) return fields;
  const paths = (updateMask.fieldPaths ?? []).map(parsePath);
  return paths.reduce((all, path) => withValueAt(all, path, valueAt(fields, path)), before);
};

const transformed = (fields: Fields, { updateTransforms = [] }: Write, time: string): Fields =>
  updateTransforms.reduce((all, { fieldPath, setToServerValue }) => {
    if (setToServerValue !== 'REQUEST_TIME')
      throw new RpcError('UNIMPLEMENTED', `The stand-in can’t transform ${fieldPath} like this.`);
    return withValueAt(all, parsePath(fieldPath), { timestampValue: time });
  }, fields);

const updated = (kept: Kept | undefined, write: Write, time: string): Kept => {
  const given = keptFields(write.update?.fields);
  const fields = transformed(masked(kept?.fields ?? {}, given, write), write, time);
  // Who changes nothing leaves the version as it is.
  if (kept && areEqual(kept.fields, fields)) return kept;
  return { fields, createTime: kept?.createTime ?? time, updateTime: time };
};

/** What is kept after all of the writes; throws where one of them is refused. */
export const committed = (
  root: string,
  documents: Collected,
  writes: readonly Write[],
  time: string,
): Collected => {
  const next = new Map(documents);
  for (const write of writes) {
    const name = write.update?.name ?? write.delete ?? write.verify;
    if (name === undefined) throw new RpcError('INVALID_ARGUMENT', 'A write without an operation.');
    checkName(root, name);
    const kept = next.get(name);
    checkPrecondition(name, kept, write.currentDocument);
    if (write.update) next.set(name, updated(kept, write, time));
    else if (write.delete !== undefined) next.delete(name);
  }
  return next;
};
