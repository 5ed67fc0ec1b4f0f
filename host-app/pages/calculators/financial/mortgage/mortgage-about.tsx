/** The explanation below the mortgage calculator. */
export const MortgageAbout = () => (
  <>
    <h2>How the payment is worked out</h2>
    <p>
      Principal and interest are one level amount: every month the interest on what is still owed is paid
      first, and the rest pays back the loan. Interest is exact before it is rounded to cents, half up, as in
      the books of a lender; the last payment takes what rounding left.
    </p>
    <h2>What private mortgage insurance is</h2>
    <p>
      With less than 20% down, lenders in the United States ask for PMI. You may have it cancelled when 80% of
      the price is owed. It has to end by itself at 78% of the original schedule, and at the latest halfway
      through the term.
    </p>
    <h2>Why a little extra saves so much</h2>
    <p>
      All of an extra payment pays back the loan, so that every later month has less interest. Try $100 a
      month: the years it takes off stand beside the payment and in the chart.
    </p>
  </>
);
