import type { Mistake } from './plant';

const client = (name: string, from: string, to = ''): Mistake => ({ name, file: 'client.ts', from, to });

const GETS_ONLY = "if (method !== 'GET' || options.signal)";

/** Mistakes that somebody could make in the client. */
export const clientMutants: readonly Mistake[] = [
  client('an answer is waited for five minutes', 'TIMEOUT_MS = 30_000', 'TIMEOUT_MS = 300_000'),
  client('a purchase is sent again', "endpoint.method !== 'GET' || retry", 'retry'),
  client('three retries', 'MAX_RETRIES = 2', 'MAX_RETRIES = 3'),
  client('no retries', 'MAX_RETRIES = 2', 'MAX_RETRIES = 0'),
  client('a busy server is not asked again', ' && answer.status !== 429'),
  client(
    'refusals are asked again',
    'if (answer && answer.status < 500 && answer.status !== 429) return null;',
  ),
  client('Retry-After is not looked at', 'if (asked === null) return', 'return'),
  client(
    'Retry-After is waited for whatever it says',
    'LONGEST_RETRY_AFTER_MS = 30_000',
    'LONGEST_RETRY_AFTER_MS = 1e12',
  ),
  client('seconds are taken for milliseconds', 'Number(value) * 1000', 'Number(value)'),
  client('a date that has passed counts', 'ms >= 0 ? ms : null', 'ms'),
  client('a date counts from nowhere', 'Date.parse(value) - now', 'Date.parse(value)'),
  client('pauses do not grow', '2 ** retry * 400', '400'),
  client('everybody comes back at the same moment', '(0.5 + random.fraction())', '1'),
  client('what was called off is asked', 'controller.signal.throwIfAborted();'),
  client('what was called off is tried again', 'options.signal?.aborted ? null :'),
  client('nothing can be called off', "options.signal?.addEventListener('abort', abort);"),
  client('timers stay', 'stopTimer();\n'),
  client('listeners stay', "options.signal?.removeEventListener('abort', abort);"),
  client('listeners of a pause stay', "signal?.removeEventListener('abort', end);"),
  client(
    'a body is waited for without end',
    'Promise.race([exchange(), ended])',
    '(ended.catch(() => {}), exchange())',
  ),
  client('everybody asks for himself', 'underWay.get(path) as', 'undefined as'),
  client('an old answer is given for ever', '.finally(() => underWay.delete(path))'),
  client('purchases are shared', GETS_ONLY, 'if (options.signal)'),
  client('others call off what is mine', GETS_ONLY, "if (method !== 'GET')"),
  client('a refusal is read as an answer', 'if (status >= 400) throw', 'if (status >= 500) throw'),
  client('errors of the reader come out', 'throw malformedAnswer(endpoint, status, reason)', 'throw reason'),
  client('errors of the platform come out', 'throw networkFailure(reason)', 'throw reason'),
  client('the key stays at home', 'headers: headersFor(config)', 'headers: {}'),
  client('the body stays at home', 'JSON.stringify(options.body)', "'{}'"),
  client('the proxy is passed by', 'config.httpConfig?.proxyURL || DEFAULT_API_URL', 'DEFAULT_API_URL'),
  client('nobody hears of a failure', 'if (isPurchasesError(error))', 'if (!isPurchasesError(error))'),
];
