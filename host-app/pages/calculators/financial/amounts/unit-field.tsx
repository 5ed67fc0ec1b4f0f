import { Segments } from '../../../../ui/kit/segments';
import { NumberField, type NumberFieldProps } from './number-field';

interface UnitFieldProps<Unit extends string> extends NumberFieldProps {
  readonly unit: Unit;
  readonly units: readonly (readonly [unit: Unit, text: string])[];
  readonly onUnit: (unit: Unit) => void;
}

/** A number with a select for its unit. */
export const UnitField = <Unit extends string>({ unit, units, onUnit, ...field }: UnitFieldProps<Unit>) => (
  <div className="unit-field">
    <NumberField {...field} />
    <Segments label={`${field.label}: unit`} value={unit} options={units} onChange={onUnit} />
  </div>
);
