/** The explanation below the loan calculator. */
export const LoanAbout = () => (
  <>
    <h2>Rate, compounding and APR</h2>
    <p>
      When interest is compounded more or less often than you pay, the rate of one payment is the one that
      grows to the same over a year. A fee kept back means that you pay for more than you receive: the APR is
      the rate that says so.
    </p>
    <h2>Which three numbers are known?</h2>
    <p>
      Amount, rate, term and payment hang together: three of them give the fourth. Choose what to work out,
      and the field for it goes away. A payment that does not even cover the interest never ends a loan; the
      calculator says how much it takes.
    </p>
    <h2>Paid at the end, and bonds</h2>
    <p>
      With nothing paid on the way, interest earns interest until the last day. A bond is the same read
      backwards: from the sum at the end to what it is worth today.
    </p>
  </>
);
