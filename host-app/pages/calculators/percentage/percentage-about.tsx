/** Common mistakes with percentages. */
export const PercentageAbout = () => (
  <>
    <h2>Percent of what?</h2>
    <p>
      A percentage is always one of something. After 25% off, going back takes 33⅓% of the lower price,
      because that is now the whole. Up 10% and down 10% is not where you started but 1% below.
    </p>
    <h2>Change or difference?</h2>
    <p>
      A change has a before and an after, and is counted in percent of the before. A difference is between two
      values of equal standing, and is counted in percent of their mean.
    </p>
    <h2>How exact is it?</h2>
    <p>
      Numbers are worked out as exact fractions and shown to twelve digits. Money is rounded to cents, half
      up; a tip or a tax is rounded before it is added, as on a bill.
    </p>
  </>
);
