import type { DecimalForm } from '../../maths/fraction/decimal';
import './maths-line.css';

/** A decimal with a line over the digits that repeat, which is also said to those who listen. */
export const DecimalText = ({ form }: { form: DecimalForm }) => {
  const text = form.text.replace('-', '−');
  if (form.repeating === '') return text;
  return (
    <>
      {text.slice(0, text.indexOf('('))}
      <span className="repeating">{form.repeating}</span>
      <span className="visually-hidden"> repeating</span>
    </>
  );
};
