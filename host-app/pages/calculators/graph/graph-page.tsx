import { useMemo } from 'react';
import { readPlot } from '../../../maths/graph/plot-text';
import type { ReadPlot } from '../../../maths/graph/plot-text';
import { Plot } from '../../../ui/graph/plot';
import { NoResult } from '../financial/result/no-result';
import { ResetButton } from '../financial/result/reset-button';
import { CalculatorPage } from '../layout/calculator-page';
import { useHistoryEntry } from '../layout/use-history-entry';
import { useInputs } from '../layout/use-inputs';
import { FunctionFields } from './function-fields';
import './graph-page.css';
import { functionNames, graphDefaults } from './inputs';
import type { FunctionName } from './inputs';

const About = () => (
  <>
    <h2>What you can enter</h2>
    <p>
      A function of x: x^2 - 4, 2x + 1, sin(x), sqrt(x), |x - 3|, e^x, ln(x), (x + 1)/(x - 2). “y =” or “f(x)
      =” in front is fine. Angles are in radians.
    </p>
    <h2>Moving around</h2>
    <p>
      Drag the graph, zoom with the buttons, with two fingers, or with Ctrl and the wheel. With the keyboard:
      arrow keys trace the curve, + and − zoom, Shift and arrow keys move, 0 goes back.
    </p>
    <h2>How exact are the points?</h2>
    <p>
      Roots, turning points and intersections are found with numbers. A point without “≈” fulfills the
      equation exactly; the others are rounded to five digits. Steps and exact roots come from the solver.
    </p>
  </>
);

const FORMULAS = [
  ['slope-intercept-form', 'Slope-intercept form'],
  ['vertex-of-a-parabola', 'Vertex of a parabola'],
] as const;

/** /math/graph */
export const GraphPage = () => {
  const [inputs, change, reset] = useInputs<FunctionName>('graph', graphDefaults);
  const read = useMemo(
    () =>
      Object.fromEntries(functionNames.map((name) => [name, readPlot(inputs[name])])) as Record<
        FunctionName,
        ReadPlot
      >,
    [inputs],
  );
  const drawn = functionNames.filter((name) => read[name].ok);
  const functions = useMemo(
    () => functionNames.flatMap((name) => (read[name].ok ? [read[name].f] : [])),
    [read],
  );
  const texts = drawn.map((name) => inputs[name].trim());
  useHistoryEntry(
    texts.length > 0
      ? { calculator: 'graph', input: texts.join('; '), result: `Graph of ${texts.join(' and ')}` }
      : null,
  );
  return (
    <CalculatorPage
      title="Graphing calculator"
      description="Draw functions, trace them, and see where they cross, turn and meet."
      layout="form"
      about={<About />}
      formulas={FORMULAS}
      actions={<ResetButton onReset={reset} />}
    >
      <div className="graph-layout">
        <FunctionFields inputs={inputs} read={read} onChange={change} />
        {functions.length > 0 ? (
          <section className="card" aria-label="Graph">
            <Plot
              functions={functions}
              names={drawn.map((name) => `${name}(x)`)}
              lines={drawn.map((name) => functionNames.indexOf(name))}
            />
          </section>
        ) : (
          <NoResult />
        )}
      </div>
    </CalculatorPage>
  );
};
