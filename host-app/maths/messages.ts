/** All messages of the calculators in English; `{name}` is a placeholder. */
export const messages = {
  // Parsing
  empty: 'Type something to calculate.',
  tooLong: 'This is too long to calculate. Split it into smaller parts.',
  tooDeep: 'There are too many parentheses inside each other.',
  unexpectedCharacter: 'I don’t know the character “{text}”.',
  unexpectedToken: 'I didn’t expect “{text}” here.',
  unexpectedEnd: 'Something is missing at the end.',
  missingOperand: 'A number is missing here.',
  missingOperator: 'An operator such as + or × is missing here.',
  missingCloseParenthesis: 'This parenthesis is never closed.',
  missingCloseBar: 'This absolute value bar is never closed.',
  missingOpenParenthesis: 'This closing parenthesis has no partner.',
  emptyParentheses: 'There is nothing between these parentheses.',
  decimalComma: 'Is “{text}” the number {plain}? Write decimals with a point.',
  manyFactorials: 'More than two factorial signs have no common meaning. Use parentheses, as in (3!)!.',
  doubleFactorial: 'Double factorial: 5!! = 5 × 3 × 1',
  badNumber: '“{text}” is not a number I can read.',
  argumentCount: '{name} needs {expected}, separated by commas.',
  needsVariable: '{name} needs the name of a variable in second place.',
  functionWithoutArgument: '{name} needs something to work on, such as {name}(2).',

  // Calculating
  divisionByZero: 'You can’t divide by zero.',
  overflow: 'The result is too large to show.',
  underflow: 'The result is too close to zero to show.',
  undecided: 'This depends on a value that differs too little from zero or from a whole number to tell.',
  tooCostly: 'This would take too long to calculate. Use smaller numbers or fewer terms.',
  undefinedResult: 'This has no defined value.',
  unknownName: '“{name}” has no value.',
  evenRootOfNegative: 'A negative number has no real {name}.',
  fractionalPowerOfNegative: 'A negative number to this power is not a real number.',
  zeroToNegativePower: 'Zero to a negative power means dividing by zero.',
  logarithmDomain: 'Logarithms exist only for numbers above zero.',
  logarithmBase: 'The base of a logarithm must be above zero and not 1.',
  inverseTrigDomain: '{name} exists only for numbers from −1 to 1.',
  inverseTrigOutside: '{name} exists only for numbers up to −1 or from 1.',
  inverseHyperbolicDomain: '{name} is not defined for this number.',
  trigUndefined: '{name} is undefined at this angle.',
  wholeNumberNeeded: '{name} needs whole numbers.',
  factorialDomain: 'Factorials exist only for 0, 1, 2, 3 and so on.',
  chooseDomain: '{name} needs whole numbers from 0.',
  rootIndex: 'The index of a root must be a whole number other than 0.',
  tooManyTerms: 'That is too many terms to add up. Use at most {most}.',
  noLimit: 'There is no limit here.',
  noIntegral: 'This integral has no finite value that I can work out.',
  noDerivative: 'There is no derivative here.',

  // Digits of a result
  certainDigits: 'Only the first {count} digits are certain.',
  estimatedDigits: 'Estimated by sampling the function, to {count} digits.',
  certainlySmall: 'Zero to at least {places} decimal places. Whether it is exactly zero is not certain.',
  noCertainDigits: 'No digit of this result is certain.',

  // Units
  belowAbsoluteZero: 'Nothing is colder than absolute zero: 0 K, −273.15 °C or −459.67 °F.',

  // Graphs
  manyEquals: 'There is more than one equals sign. Enter one function at a time, such as y = x^2.',
  notAFunction: 'This can not be solved for y. Write it as y = …, or with y in the first or second power.',

  // Percentages
  percentOfZero: 'Nothing is a percentage of zero: enter a whole other than 0.',
  zeroPercentOfWhat: 'Zero percent of anything is zero: enter a percentage other than 0.',
  changeFromZero: 'A change from zero has no percentage: enter a starting value other than 0.',
  differenceOfOpposites: 'These two values average zero, so their difference has no percentage.',
  nothingLeft: 'With 100% taken off, nothing is left to go back from.',
  peopleNeeded: 'Enter how many people share the bill: 1 or more.',

  // Numbers in fields
  amountMissing: 'Enter a number.',
  amountNotRead: '“{text}” is not a number. Write it in digits, such as 1,234.50.',
  amountComma: 'Is “{text}” the number {plain}? Write decimals with a point.',
  amountSeparators: 'I can’t tell the decimals in “{text}”. Write it without thousands separators.',

  // Mortgage and loan
  mustBePositive: 'Enter an amount above zero.',
  mustNotBeNegative: 'This can’t be negative.',
  percentTooHigh: 'Enter a percentage of at most {most}.',
  amountTooLarge: 'This amount is too large to count in cents.',
  termOutOfRange: 'Enter a whole number from 1 to {most}.',
  downPaymentCoversPrice: 'The down payment covers the whole price: there is nothing to borrow.',
  noSuchDate: 'This is not a date of the calendar.',
  paymentTooSmall:
    'The payment does not cover the {period} interest of {interest}, so the loan would never end. Pay more than that.',
  paymentsBelowAmount: 'These payments add up to less than the loan. Pay at least {least} each time.',
  feeCoversAmount: 'The fee is as large as the loan itself.',
  loanTooLong: 'At this payment the loan would take longer than anyone lives. Pay more.',
} as const;

export type MessageKey = keyof typeof messages;
export type Params = Readonly<Record<string, string | number>>;

/** Replaces `{name}` by the parameter of that name. */
export const filled = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole));

/** The text for `key`: formatMessage('unknownName', { name: 'k' }) is '“k” has no value.' */
export const formatMessage = (key: MessageKey, params: Params = {}): string => filled(messages[key], params);
