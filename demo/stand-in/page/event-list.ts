type Handler = (event: Record<string, unknown>) => void;

export interface EventList {
  on(name: string, handler: Handler): void;
  once(name: string, handler: Handler): void;
  off(name: string, handler?: Handler): void;
  emit(name: string, event?: Record<string, unknown>): void;
  clear(): void;
}

export function createEventList(elementType: string): EventList {
  let entries: { name: string; handler: Handler; once: boolean }[] = [];
  return {
    on(name, handler) {
      entries.push({ name, handler, once: false });
    },
    once(name, handler) {
      entries.push({ name, handler, once: true });
    },
    off(name, handler) {
      entries = entries.filter(
        (entry) => entry.name !== name || (handler !== undefined && entry.handler !== handler),
      );
    },
    emit(name, event = {}) {
      const due = entries.filter((entry) => entry.name === name);
      entries = entries.filter((entry) => !(entry.once && due.includes(entry)));
      for (const { handler } of due) handler({ elementType, ...event });
    },
    clear() {
      entries = [];
    },
  };
}
