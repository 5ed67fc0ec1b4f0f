import type { Formula } from '../../../content/content.types';
import { Maths } from '../../../ui/content/maths';
import { Line } from '../../../ui/content/prose';
import { TableScroll } from '../../../ui/content/table-scroll';

export const VariablesTable = ({ formula }: { formula: Formula }) => {
  const hasUnits = formula.variables.some(({ unit }) => unit !== null);
  const hasDomains = formula.variables.some(({ domain }) => domain !== null);
  return (
    <TableScroll label="Variables">
      <table className="variables">
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">Meaning</th>
            {hasUnits && <th scope="col">Unit</th>}
            {hasDomains && <th scope="col">Values</th>}
          </tr>
        </thead>
        <tbody>
          {formula.variables.map(({ symbol, math, name, unit, domain }) => (
            <tr key={symbol}>
              <td>
                <Maths tree={math} />
              </td>
              <td>
                <Line content={name} />
              </td>
              {hasUnits && <td>{unit}</td>}
              {hasDomains && <td>{domain && <Line content={domain} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
};
