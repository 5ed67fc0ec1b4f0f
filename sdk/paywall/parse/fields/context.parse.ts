import type { StateDeclaration } from '../../content/condition.types';
import type { Insets } from '../../content/look.types';
import { plainLooks } from '../../content/looks.view';
import type { PaywallNode, StackLook, StackNode } from '../../content/paywall.types';
import type { Sheet } from '../../content/sheet.types';
import type { Colours } from './colours.parse';
import type { Fonts } from './fonts.parse';
import type { Words } from './localisation.parse';
import { complain, isMissing } from './reading.parse';
import type { Fields, ProblemLog, Spot } from './reading.parse';

/** The data that every reader of a paywall's part gets. */
export interface Context {
  readonly log: ProblemLog;
  readonly colours: Colours;
  readonly words: Words;
  readonly fonts: Fonts;
  readonly defaultFont: string | null;
  /** The base of relative picture addresses. */
  readonly assetBaseUrl: string | null;
  readonly packageIds: ReadonlySet<string>;
  readonly stateDeclarations: ReadonlyMap<string, StateDeclaration>;
  /** Custom variables as text, by name. */
  readonly customVariables: ReadonlyMap<string, string>;
  /** Problems of variables that were named already: each name is named once. */
  readonly unknownNames: Set<string>;
  /** The depth of this spot, in nodes. */
  readonly depth: number;
  /** The number of nodes that may still be read. The limit keeps a small text from becoming an endless tree. */
  readonly budget: { left: number };
  /** The package of the surrounding package node. */
  readonly packageId: string | null;
  readonly tabs: TabsAround | null;
  /** The sheets that were read, by their key. */
  readonly sheets: Map<string, Sheet>;
  /** The sheet around this spot. */
  readonly sheet: { hasCloseButton: boolean } | null;
  /** The paths of the inputs that were read, by their field id. */
  readonly inputs: Map<string, string>;
  /** The ids of password inputs. */
  readonly secretFields: Set<string>;
  /** The express button around this spot; wallet buttons add their keys. */
  readonly wallet: { readonly keys: string[] } | null;
  /** The origin of the page that shows the paywall. */
  readonly pageOrigin: string | null;
  /** The choice around this spot. */
  readonly input: InputAround | null;
  /** Reads any node; `null`, with a problem, if the node can't be shown. */
  readonly node: (spot: Spot, context: Context) => PaywallNode | null;
}

/** The surrounding choice; its options add their ids. */
export interface InputAround {
  readonly fieldId: string;
  readonly optionIds: string[];
}

/** The surrounding tabs node. */
export interface TabsAround {
  readonly key: string;
  readonly tabIds: readonly string[];
  /** True inside the control itself, which must not contain itself. */
  readonly isControl: boolean;
}

/** A node's own fields and its path. */
export interface NodeSource {
  readonly fields: Fields;
  readonly path: string;
}
export type NodeReader = (source: NodeSource, context: Context) => PaywallNode | null;

const nameOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const identity = ({ fields, path }: NodeSource): Pick<PaywallNode, 'key' | 'id' | 'name'> => ({
  key: path,
  id: nameOf(fields('id').value),
  name: nameOf(fields('name').value),
});

/** A stack without a look. */
export const plainStack = (path: string, child: PaywallNode): StackNode => {
  const none: Insets = { top: 0, bottom: 0, leading: 0, trailing: 0 };
  const corners = { topLeading: 0, topTrailing: 0, bottomLeading: 0, bottomTrailing: 0 };
  const look: StackLook = {
    isVisible: true,
    size: { width: { type: 'fill' }, height: { type: 'fit' } },
    margin: none,
    padding: none,
    background: null,
    border: null,
    shadow: null,
    shape: { type: 'rectangle', corners },
    layout: { type: 'vertical', alignment: 'center', distribution: 'start' },
    spacing: 0,
    badge: null,
    isScrolling: false,
  };
  const key = `${path}.stack`;
  return {
    type: 'stack',
    key,
    id: null,
    name: null,
    look: plainLooks(look),
    children: [child],
  };
};

/** The stack that a node wraps. Any other component is wrapped in a stack. */
export const innerStack = (spot: Spot, context: Context): StackNode | null => {
  if (isMissing(spot)) {
    complain(spot, 'a stack', context.log);
    return null;
  }
  const node = context.node(spot, context);
  return node && node.type !== 'stack' ? plainStack(spot.path, node) : node;
};
