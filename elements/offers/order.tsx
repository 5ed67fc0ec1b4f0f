import type { OrderView, Translator } from '../../sdk/internal';
import { Message } from '../commerce/message';
import { Button } from '../kit/button';

type Sentence = OrderView['button']['label'];

/** A sentence with a price. The price has no line break, and is isolated from right-to-left text. */
export const Words = ({ sentence: [before, amount, after] }: { sentence: Sentence }) => (
  <>
    {before}
    {amount && <bdi className="amount">{amount}</bdi>}
    {after}
  </>
);

const Terms = ({ terms }: Pick<OrderView, 'terms'>) =>
  terms.length === 0 ? null : (
    <div className="terms" part="terms">
      {terms.map((term) => (
        <p key={term.join('')} className="term">
          <Words sentence={term} />
        </p>
      ))}
    </div>
  );

interface BuyProps {
  readonly view: OrderView;
  readonly isBusy: boolean;
  readonly t: Translator;
  readonly onPress: () => void;
}

const BuyButton = ({
  view: { button },
  isBusy,
  t,
  onPress,
  title,
}: BuyProps & { readonly title?: string }) => (
  <Button
    isBusy={isBusy}
    busyText={t.text('button.opening')}
    isDisabled={button.isDisabled}
    onPress={onPress}
  >
    <Words sentence={button.label} />
    {title && (
      <span className="unseen">
        {' – '}
        <bdi>{title}</bdi>
      </span>
    )}
  </Button>
);

/** The button of one card and its terms. The title of the card is in the button's name. */
export const CardOrder = (props: BuyProps & { readonly title: string }) => (
  <div className="offer-order">
    <BuyButton {...props} />
    <Terms terms={props.view.terms} />
  </div>
);

interface SituationProps {
  /** What the customer has already, and until when. */
  readonly owned: readonly string[];
  /** Another purchase is open on this page. */
  readonly isInTheWay: boolean;
  readonly t: Translator;
}

const Owned = ({ owned }: Pick<SituationProps, 'owned'>) =>
  owned.map((sentence) => (
    <p key={sentence} className="owned" part="owned">
      {sentence}
    </p>
  ));

const InTheWay = ({ t }: Pick<SituationProps, 't'>) => (
  <div className="note surface">
    <Message>
      <p>{t.text('checkout.purchase_open')}</p>
    </Message>
  </div>
);

/** The one button below the cards. */
export const Order = ({ owned, isInTheWay, ...props }: BuyProps & SituationProps) => (
  <div className="order">
    <Owned owned={owned} />
    <BuyButton {...props} />
    {isInTheWay && <InTheWay t={props.t} />}
    <Terms terms={props.view.terms} />
  </div>
);

/** What is below cards that have a button each. */
export const Situation = ({ owned, isInTheWay, t }: SituationProps) =>
  owned.length > 0 || isInTheWay ? (
    <div className="order">
      <Owned owned={owned} />
      {isInTheWay && <InTheWay t={t} />}
    </div>
  ) : null;
