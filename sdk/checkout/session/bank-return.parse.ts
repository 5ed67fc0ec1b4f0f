/** The card provider's parameters after the return from a bank's page. */
interface BankReturn {
  /** `pi_…` or `seti_…`; not a secret. */
  readonly intentId: string;
  readonly hasSucceeded: boolean;
  /** The address without the provider's parameters. */
  readonly address: string;
}

const INTENT = /^(payment|setup)_intent$/;
const OURS = /^((payment|setup)_intent(_client_secret)?|redirect_status)=/;

/** Reads the provider's parameters; `null` without them. The rest of the address does not change. */
export const readBankReturn = (address: string): BankReturn | null => {
  const [page = '', ...hash] = address.split('#');
  const [path = '', ...query] = page.split('?');
  const parts = query.join('?').split('&');
  const values = new URLSearchParams(parts.join('&'));
  const intentId = [...values].find(([name]) => INTENT.test(name))?.[1];
  if (!intentId) return null;
  const rest = parts.filter((part) => !OURS.test(part)).join('&');
  return {
    intentId,
    hasSucceeded: values.get('redirect_status') === 'succeeded',
    address: [rest ? `${path}?${rest}` : path, ...hash].join('#'),
  };
};
