import type { Mistake } from './plant';

const mistakeIn =
  (file: string) =>
  (name: string, from: string, to = ''): Mistake => ({ name, file, from, to });

export const CLIENT_FILES = ['client.ts', 'attempt.ts', 'retry.ts'];
const client = mistakeIn('client.ts');
const attempt = mistakeIn('attempt.ts');
const retry = mistakeIn('retry.ts');

const GETS_ONLY = "if (method !== 'GET' || options.signal || options.isOwn)";

/** Mistakes that somebody could make in the client. */
export const clientMutants: readonly Mistake[] = [
  attempt('an answer is waited for five minutes', 'TIMEOUT_MS = 30_000', 'TIMEOUT_MS = 300_000'),
  retry('a purchase is sent again', "call.method !== 'GET' || retry", 'retry'),
  retry('three retries', 'MAX_RETRIES = 2', 'MAX_RETRIES = 3'),
  retry('no retries', 'MAX_RETRIES = 2', 'MAX_RETRIES = 0'),
  retry('a busy server is not asked again', ' && answer.status !== 429'),
  retry(
    'refusals are asked again',
    'if (answer && answer.status < 500 && answer.status !== 429) return null;',
  ),
  retry('Retry-After is not looked at', 'if (asked === null) return', 'return'),
  retry(
    'Retry-After is waited for whatever it says',
    'LONGEST_RETRY_AFTER_MS = 30_000',
    'LONGEST_RETRY_AFTER_MS = 1e12',
  ),
  retry('seconds are taken for milliseconds', 'Number(value) * 1000', 'Number(value)'),
  retry('a date that has passed counts', 'ms >= 0 ? ms : null', 'ms'),
  retry('a date counts from nowhere', 'Date.parse(value) - now', 'Date.parse(value)'),
  retry('pauses do not grow', '2 ** retry * 400', '400'),
  retry('everybody comes back at the same moment', '(0.5 + random.fraction())', '1'),
  attempt('what was called off is asked', 'controller.signal.throwIfAborted();'),
  retry('what was called off is tried again', 'options.signal?.aborted ? null :'),
  attempt('nothing can be called off', "options.signal?.addEventListener('abort', abort);"),
  attempt('timers stay', 'stopTimer();\n'),
  attempt('listeners stay', "options.signal?.removeEventListener('abort', abort);"),
  retry('listeners of a pause stay', "signal?.removeEventListener('abort', end);"),
  attempt(
    'a body is waited for without end',
    'Promise.race([exchange(), ended])',
    '(ended.catch(() => {}), exchange())',
  ),
  client('everybody asks for himself', 'underWay.get(key) as', 'undefined as'),
  client('an old answer is given for ever', '.finally(() => underWay.delete(key))'),
  client('purchases are shared', GETS_ONLY, 'if (options.signal)'),
  client('others call off what is mine', GETS_ONLY, "if (method !== 'GET')"),
  client('what is out of date is shared', GETS_ONLY, "if (method !== 'GET' || options.signal)"),
  client('readers of one path get the answer of another', 'const key = name + path', 'const key = path'),
  client('a refusal is read as an answer', 'if (status >= 400) throw', 'if (status >= 500) throw'),
  client('errors of the reader come out', 'throw malformedAnswer(endpoint, status, reason)', 'throw reason'),
  attempt('errors of the platform come out', 'throw networkFailure(reason)', 'throw reason'),
  attempt('the key stays at home', '...headersFor(config), ', ''),
  attempt('the body stays at home', 'JSON.stringify(options.body)', "'{}'"),
  attempt('the proxy is passed by', 'config.httpConfig?.proxyURL || DEFAULT_API_URL', 'DEFAULT_API_URL'),
  client('nobody hears of a failure', 'if (isPurchasesError(error))', 'if (!isPurchasesError(error))'),
];
