import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app-context';
import { writeAddress } from '../../../ui/page/write-address';

export type Inputs<Name extends string> = Readonly<Record<Name, string>>;

const merge = <Name extends string>(
  defaults: Inputs<Name>,
  read: (name: string) => string | null | undefined,
): Inputs<Name> => {
  const merged: Record<string, string> = { ...defaults };
  for (const name of Object.keys(defaults)) merged[name] = read(name) ?? merged[name] ?? '';
  return merged as Inputs<Name>;
};

const parseKept = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/**
 * The inputs of a calculator: from the address when it has any, else from the last visit, else the defaults.
 * Every change is stored and written to the address, so that a reload or a shared link shows the same.
 */
export const useInputs = <Name extends string>(
  calculator: string,
  defaults: Inputs<Name>,
): readonly [Inputs<Name>, (changes: Partial<Inputs<Name>>) => void, () => void] => {
  const { store } = useApp().ports;
  const key = `inputs:${calculator}`;
  const [inputs, setInputs] = useState<Inputs<Name>>(() => {
    const query = new URLSearchParams(location.search);
    const isShared = Object.keys(defaults).some((name) => query.has(name));
    const kept = parseKept(store.read(key));
    return merge(defaults, (name) => {
      if (isShared) return query.get(name);
      const value = kept[name];
      return typeof value === 'string' ? value : null;
    });
  });
  const first = useRef(inputs);
  useEffect(() => {
    if (inputs === first.current) return;
    // At once: the page may be reloaded at any time.
    store.write(key, JSON.stringify(inputs));
    const changed = Object.entries<string>(inputs).filter(
      ([name, value]) => value !== defaults[name as Name],
    );
    writeAddress(new URLSearchParams(changed));
  }, [inputs, store, key, defaults]);
  const change = useCallback(
    (changes: Partial<Inputs<Name>>) => setInputs((now) => ({ ...now, ...changes })),
    [],
  );
  const reset = useCallback(() => setInputs(defaults), [defaults]);
  return [inputs, change, reset];
};
