import type { DecimalForm } from '../../maths/fraction/decimal';
import './maths-line.css';

/** A decimal with a line over the repeating digits, and a text alternative for it. */
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
