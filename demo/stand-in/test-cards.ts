/** The cards the stand-in knows; any other valid number is accepted as well. */

export interface TestCard {
  number: string;
  label: string;
  outcome: TestCardOutcome;
}

export type TestCardOutcome =
  | { kind: 'succeed'; delayMs: number }
  /** `redirect`: the bank's page takes the place of the shop's, as some do for 3-D Secure. */
  | { kind: 'challenge' | 'redirect' }
  | { kind: 'refuse'; code: string; declineCode: string | null; message: string };

function refuse(code: string, message: string, declineCode: string | null = null): TestCardOutcome {
  return { kind: 'refuse', code, declineCode, message };
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Succeeds', outcome: { kind: 'succeed', delayMs: 0 } },
  { number: '4000000000003220', label: '3-D Secure', outcome: { kind: 'challenge' } },
  { number: '4000000000003063', label: '3-D Secure, away', outcome: { kind: 'redirect' } },
  {
    number: '4000000000000002',
    label: 'Declined',
    outcome: refuse('card_declined', 'Your card was declined.', 'generic_decline'),
  },
  {
    number: '4000000000009995',
    label: 'Insufficient funds',
    outcome: refuse('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  },
  { number: '4000000000000069', label: 'Expired', outcome: refuse('expired_card', 'Your card has expired.') },
  {
    number: '4000000000000127',
    label: 'Wrong CVC',
    outcome: refuse('incorrect_cvc', "Your card's security code is incorrect."),
  },
  {
    number: '4242424242424241',
    label: 'Wrong number',
    outcome: refuse('incorrect_number', 'Your card number is incorrect.'),
  },
  {
    number: '4000000000000119',
    label: 'Processing error',
    outcome: refuse(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  },
  { number: '4000000000000259', label: 'Slow (6 s)', outcome: { kind: 'succeed', delayMs: 6000 } },
];

export function outcomeFor(number: string): TestCardOutcome {
  const known = testCards.find((card) => card.number === number);
  return known?.outcome ?? { kind: 'succeed', delayMs: 0 };
}
