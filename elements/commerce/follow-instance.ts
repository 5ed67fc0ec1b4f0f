import type { ReadableAtom } from 'nanostores';
import {
  plainBranding,
  purchasesContext,
  readBranding,
  readOverrides,
  resolveTheme,
} from '../../sdk/internal';
import type { ResolvedTheme } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';
import type { AttributeValues } from '../base/element';
import { purchasesFor } from '../base/instances';
import type { CommerceAttributes } from './attributes';

/** After this time the element is shown without the branding. */
const THEME_LIMIT_MS = 3000;

const within = async <T>(ms: number, promise: Promise<T>, otherwise: T): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
};

/** The branding with the appearance of `configure` and of the element; plain where it can't be read in time. */
const loadTheme = async (purchases: Purchases, appearance: unknown): Promise<ResolvedTheme> => {
  const context = purchasesContext(purchases);
  const [branding, overrides] = await Promise.all([
    within(THEME_LIMIT_MS, readBranding(context), plainBranding()),
    context.appearance || appearance ? within(THEME_LIMIT_MS, readOverrides(context, appearance), {}) : {},
  ]);
  return resolveTheme(branding.appearance, overrides);
};

type Values = AttributeValues<CommerceAttributes>;

const CHOICE = ['purchases', 'apiKey', 'appUserId', 'proxyUrl', 'assetBaseUrl', 'appearance'] as const;

/** Whether the values select another instance or another appearance. */
export const choosesOther = (now: Values, before: Values | undefined): boolean =>
  CHOICE.some((name) => now[name] !== before?.[name]);

interface FollowedElement {
  readonly isConnected: boolean;
  readonly $values: ReadableAtom<Values>;
}

/** What happens to an element while it finds its instance. */
interface InstanceEvents {
  started(): void;
  /** The instance is known; its theme is being read. */
  found(purchases: Purchases): void;
  ready(purchases: Purchases, theme: ResolvedTheme): void;
  failed(error: unknown): void;
}

/**
 * Finds the instance that an element's values choose, and its theme. Each call of the result searches anew; a search that
 * a later one has overtaken reports nothing more.
 */
export const followInstance = (element: FollowedElement, on: InstanceEvents): (() => void) => {
  let isDue = false;
  let latest = 0;

  const search = async (own: number): Promise<void> => {
    on.started();
    try {
      const purchases = await purchasesFor(element.$values.get());
      if (own !== latest) return;
      on.found(purchases);
      const theme = await loadTheme(purchases, element.$values.get().appearance);
      if (own === latest) on.ready(purchases, theme);
    } catch (error) {
      if (own === latest) on.failed(error);
    }
  };

  /** Attributes arrive one by one. This waits for all attributes of one task. */
  return () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (element.isConnected) void search(++latest);
    });
  };
};
