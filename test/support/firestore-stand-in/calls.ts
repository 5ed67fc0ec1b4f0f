import { aggregated } from './aggregation';
import { committed } from './commit';
import { checkIndex } from './indexes';
import type { Indexes } from './indexes';
import { runQuery } from './query';
import { RpcError } from './rpc-error';
import { createTimes } from './times';
import type { Aggregation, Collected, Found, StructuredQuery, Write } from './wire.types';

/** The body of a call: what it must hold is told by its name. */
interface Body {
  readonly writes?: readonly Write[];
  readonly documents?: readonly string[];
  readonly structuredQuery?: StructuredQuery;
  readonly structuredAggregationQuery?: {
    readonly structuredQuery: StructuredQuery;
    readonly aggregations: readonly Aggregation[];
  };
}

export interface Database {
  /** `path`: 'projects/p/databases/(default)/documents/users/u1'. Throws RpcError. */
  call(method: string, path: string, body: Body): unknown;
  readonly documents: () => Collected;
  clear(): void;
}

const PATH = /^(projects\/[^/]+\/databases\/[^/]+\/documents)(?:\/.+)?$/;

const asDocument = ({ name, kept }: Found): unknown => ({ name, ...kept });

const required = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new RpcError('INVALID_ARGUMENT', `The call names no ${name}.`);
  return value;
};

/** One database in memory, with the answers of the real one. */
export const createDatabase = (now: () => number, indexes: Indexes): Database => {
  let documents: Collected = new Map();
  const time = createTimes(now);
  const query = (path: string, asked: StructuredQuery): readonly Found[] => {
    checkIndex(asked, indexes);
    return runQuery(documents, path, asked);
  };
  const calls: Readonly<Record<string, (path: string, root: string, body: Body) => unknown>> = {
    commit(_path, root, { writes = [] }) {
      const commitTime = time();
      documents = committed(root, documents, writes, commitTime);
      return { commitTime, writeResults: writes.map(() => ({ updateTime: commitTime })) };
    },
    batchGet(_path, _root, { documents: names }) {
      const readTime = time();
      return required(names, 'documents').map((name) => {
        const kept = documents.get(name);
        return kept ? { found: asDocument({ name, kept }), readTime } : { missing: name, readTime };
      });
    },
    runQuery(path, _root, { structuredQuery }) {
      const readTime = time();
      const found = query(path, required(structuredQuery, 'query'));
      return found.length === 0
        ? [{ readTime }]
        : found.map((one) => ({ document: asDocument(one), readTime }));
    },
    runAggregationQuery(path, _root, { structuredAggregationQuery }) {
      const { structuredQuery, aggregations } = required(structuredAggregationQuery, 'query');
      const aggregateFields = aggregated(query(path, structuredQuery), aggregations);
      return [{ result: { aggregateFields }, readTime: time() }];
    },
  };
  return {
    documents: () => documents,
    clear() {
      documents = new Map();
    },
    call(method, path, body) {
      const [, root] = PATH.exec(path) ?? [];
      const act = calls[method];
      if (root === undefined || !act) throw new RpcError('UNIMPLEMENTED', `No such call: ${path}:${method}`);
      return act(path, root, body);
    },
  };
};
