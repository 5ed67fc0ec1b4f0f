/** 1.5e+21 is written as 1.5 × 10²¹. */
export const DisplayedNumber = ({ value }: { value: string }) => {
  const [, digits, exponent] = /^(.+)e\+?([-−]?\d+)$/.exec(value) ?? [];
  if (digits === undefined || exponent === undefined) return value;
  return (
    <>
      {digits} × 10<sup>{exponent.replace('-', '−')}</sup>
    </>
  );
};
