// React's client build carries code for things that never happen in the script-tag bundles: taking over
// server-rendered markup (roots are only made with createRoot), hoisting <link>, <style>, <script>, <title> and <meta>
// into the head (no component renders one), and rendering <html>, <head> or <body>. The flags are folded to `false`
// and the functions that only those features reach are emptied, so that the minifier drops what hangs on them,
// about 9 kB gzip. Every edit must find exactly what it names: with another React version the build fails here
// instead of changing meaning silently, and the browser tests run on the result.
import path from 'node:path';
import { dropUnusedHtml } from './react-dom-cases.mjs';
import { pastPageNames } from './react-page-names.mjs';
import { withoutUnusedExports } from './react-exports.mjs';
import { dropNeverMadeFibers } from './react-fiber-cases.mjs';

const FILE = /react-dom-client\.production\.js$/;

const NEVER_CALLED = [
  // hoisted resources
  'preconnectAs',
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'getResource',
  'preloadStylesheet',
  'acquireResource',
  'insertStylesheet',
  'adoptPreloadPropsForStylesheet',
  'adoptPreloadPropsForScript',
  'getHydratableHoistableCache',
  'mountHoistable',
  'preloadResource',
  'suspendResource',
  'insertSuspendedStylesheets',
  'insertStylesheetIntoRoot',
  'isLikelyStaticResource',
  'estimateBandwidth',
  // html, head and body
  'resolveSingletonInstance',
  'releaseSingletonInstance',
  // hooks and components that none of ours uses: actions, optimistic and deferred values, transitions, handles,
  // Suspense, SuspenseList and Activity
  'updateOptimisticImpl',
  'dispatchOptimisticSetState',
  'dispatchActionState',
  'runActionStateAction',
  'mountActionState',
  'updateActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'mountDeferredValueImpl',
  'updateDeferredValueImpl',
  'startTransition',
  'startHostTransition',
  'updateImperativeHandle',
  'imperativeHandleEffect',
  'updateActivityComponent',
  'mountActivityChildren',
  'updateSuspenseComponent',
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
  'mountWorkInProgressOffscreenFiber',
  'updateOffscreenComponent',
  'bailoutOffscreenComponent',
  'deferHiddenOffscreenComponent',
  'recursivelyTraverseReappearLayoutEffects',
  'recursivelyTraverseDisappearLayoutEffects',
  'recursivelyTraverseReconnectPassiveEffects',
  'recursivelyTraverseDisconnectPassiveEffects',
  'recursivelyTraverseAtomicPassiveEffects',
  'findFirstSuspended',
  'cutOffTailIfNeeded',
  'trackUsedThenable',
  'useMemoCache',
  'defaultOnDefaultTransitionIndicator',
  // events that nothing listens to: selecting text, the pointer that comes and goes
  'constructSelectEvent',
  'accumulateEnterLeaveListenersForEvent',
  // forms with functions for actions; values of <select> and <textarea>
  'extractEvents$1',
  'updateTextarea',
  'updateOptions',
  // hydration
  'throwOnHydrationMismatch',
  'prepareToHydrateHostInstance',
  'clearHydrationBoundary',
  'hideOrUnhideDehydratedBoundary',
  'canHydrateInstance',
  'canHydrateTextInstance',
  'canHydrateHydrationBoundary',
  'registerSuspenseInstanceRetry',
  'retryActivityComponentWithoutHydrating',
  'retrySuspenseComponentWithoutHydrating',
  'mountHostRootWithoutHydrating',
  'commitActivityHydrationCallbacks',
  'commitSuspenseHydrationCallbacks',
  'retryDehydratedSuspenseBoundary',
  'pushDehydratedActivitySuspenseHandler',
  'createFiberFromDehydratedFragment',
  'attemptExplicitHydrationTarget',
  'ReactDOMHydrationRoot',
];

/** Functions whose answer is known: nothing of the kind exists in these trees. */
const ANSWERS = {
  isHostHoistableType: '!1',
  getParentHydrationBoundary: 'null',
  getNextHydratable: 'null',
  popHydrationState: '!1',
  isSuspenseInstancePending: '!1',
  isSuspenseInstanceFallback: '!1',
  // The components around an error: their names are shortened in these bundles and tell nobody anything.
  getStackByFiberInDevAndProd: '""',
};

/**
 * What React throws to itself from `use`, Suspense and hydration is made when the file is evaluated, and an error that is
 * made collects the source positions of everything above it: the file is parsed a second time, which takes about 20 ms
 * where a page's errors are being listened to. None is thrown here; any object of its own tells them apart as well.
 */
const THROWN_TO_ITSELF = /(\w+Exception) = Error\(\s*formatProdErrorMessage\(\d+\)\s*\)/g;

const withoutErrorsAtStart = (code, fail) => {
  const found = code.match(THROWN_TO_ITSELF)?.length;
  if (found !== 5) fail(`${found ?? 0} exceptions are made when it is evaluated, not 5`);
  return code.replace(THROWN_TO_ITSELF, '$1 = {}');
};

const DECLARED = 'isHydrating = !1,\n';

/** The flag's own declaration comes first; before it, one function has a parameter of the same name. */
const foldFlags = (code, fail) => {
  const at = code.indexOf(DECLARED);
  if (at < 0 || code.indexOf(DECLARED, at + 1) >= 0) fail('the hydration flag is not declared as expected');
  return (
    code.slice(0, at) +
    code
      .slice(at)
      .replace(DECLARED, 'neverHydrating = !1,\n')
      .replace(/(?<![\w$.])isHydrating = !(?:0|1)/g, '0')
      .replace(/(?<![\w$.])isHydrating(?![\w$])/g, '!1')
      .replace(/[\w$.]+\.isDehydrated(?![\w$])/g, '!1')
  );
};

const emptied = (code, ast, fail) => {
  const wanted = new Map(NEVER_CALLED.map((name) => [name, '{}']));
  for (const [name, answer] of Object.entries(ANSWERS)) wanted.set(name, `{ return ${answer}; }`);
  const edits = [...dropNeverMadeFibers(ast, new Set(wanted.keys())), ...dropUnusedHtml(ast, fail)];
  let isRemoved = false;
  for (const node of ast.body) {
    const body = node.type === 'FunctionDeclaration' ? wanted.get(node.id.name) : undefined;
    if (body !== undefined) edits.push({ start: node.body.start, end: node.body.end, text: body });
    if (body !== undefined) wanted.delete(node.id.name);
    const target = node.type === 'ExpressionStatement' ? node.expression.left : undefined;
    if (target?.property?.name !== 'hydrateRoot') continue;
    edits.push({ start: node.start, end: node.end, text: '' });
    isRemoved = true;
  }
  if (wanted.size > 0) fail(`there is no function ${[...wanted.keys()].join(', ')}`);
  if (!isRemoved) fail('hydrateRoot is not exported as expected');
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
};

/** The packages' entries choose a build when they run; named directly, it is no function that is parsed once more when called. */
const BUILDS = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

export const reactClientOnly = () => ({
  name: 'react-client-only',
  resolveId(source) {
    const build = BUILDS[source];
    return build ? path.resolve('node_modules', build) : null;
  },
  transform(code, id) {
    const fail = (reason) => this.error(`${reason}: look at this version of React again`);
    const small = withoutUnusedExports(code, id, (text) => this.parse(text), fail);
    if (small !== null) return { code: small, map: null };
    if (!FILE.test(id)) return null;
    const client = foldFlags(emptied(code, this.parse(code), fail), fail);
    return { code: pastPageNames(withoutErrorsAtStart(client, fail), fail), map: null };
  },
});

// Names that React's fibers, queues and lanes use among themselves. They are on no public object and in no browser
// API, and the whole of React lies in one bundle here, so they may be shortened; about 1 kB gzip.
const INTERNAL_NAMES = `
  memoizedState memoizedProps pendingProps updateQueue stateNode alternate childLanes elementType subtreeFlags
  deletions baseState baseQueue lastRenderedReducer lastRenderedState eagerState hasEagerState revertLane
  firstBaseUpdate lastBaseUpdate pendingLanes suspendedLanes pingedLanes warmLanes expiredLanes entangledLanes
  entanglements expirationTimes hiddenUpdates callbackNode callbackPriority containerInfo pendingContext
  cancelPendingCommit timeoutHandle incompleteTransitions recoverableErrors retryLane treeContext isBackwards
  renderingStartTime tailMode refCleanup memoizedContext firstContext contextType shellSuspendCounter
  errorRecoveryDisabledLanes pooledCache pooledCacheLanes _visibility _pendingVisibility _pendingMarkers _retryCache
  pendingChildren hydrationErrors dehydrated
`
  .trim()
  .split(/\s+/);

/** Terser's `mangle` option for a bundle that holds React. */
export const shortReactNames = { properties: { regex: new RegExp(`^(?:${INTERNAL_NAMES.join('|')})$`) } };
