import { about } from 'content:calculators/graph';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { fittedView } from '../../../maths/graph/features';
import { plottedOf, readPlotted } from '../../../maths/graph/plotted';
import { readView, viewText } from '../../../maths/graph/view';
import { formatMessage } from '../../../maths/messages';
import { CurveKey, Grapher } from '../../../ui/graph/grapher';
import { graphAspect } from '../../../ui/graph/use-size';
import { Button } from '../../../ui/kit/button';
import { Field } from '../../../ui/kit/field';
import { Icon } from '../../../ui/kit/icon';
import { CalculatorPage } from '../layout/calculator-page';
import { useErrorEvent, useHistoryEntry } from '../layout/use-history-entry';
import { useInputs } from '../layout/use-inputs';
import './graph-page.css';

const MOST = 5;
/** The functions are separated by semicolons, in one input. */
const defaults = { f: 'x^2 - 4', view: '' };
const EXAMPLES = ['x^2 - 4; x + 2', 'sin(x); cos(x)', '1/x', '2x + 3y = 6', 'x^2 + y^2 = 25; x = 3'];

interface FunctionRowsProps {
  readonly texts: readonly string[];
  readonly errors: readonly (string | null)[];
  readonly onChange: (texts: readonly string[]) => void;
}

const FunctionRows = ({ texts, errors, onChange }: FunctionRowsProps) => (
  <div className="graph-functions">
    {texts.map((text, index) => (
      <div key={index} className="graph-function">
        <Field
          label={
            <>
              <CurveKey index={index} /> Function {index + 1}
            </>
          }
          value={text}
          error={errors[index] ?? null}
          inputMode="text"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          onChange={(event) =>
            onChange(
              texts.map((other, at) => (at === index ? event.target.value.replaceAll(';', ',') : other)),
            )
          }
        />
        {texts.length > 1 && (
          <button
            type="button"
            className="icon-button no-print"
            aria-label={`Remove function ${index + 1}`}
            onClick={() => onChange(texts.filter((_, at) => at !== index))}
          >
            <Icon icon={X} size={20} />
          </button>
        )}
      </div>
    ))}
    {texts.length < MOST && (
      <Button size="small" variant="quiet" className="no-print" onClick={() => onChange([...texts, ''])}>
        <Icon icon={Plus} size={18} /> Add a function
      </Button>
    )}
  </div>
);

const errorOf = (reading: ReturnType<typeof readPlotted>): string | null =>
  reading.ok ? null : formatMessage(reading.problem.message, reading.problem.params);

/** /math/graph */
export const GraphPage = () => {
  const [inputs, change, reset] = useInputs('graph', defaults);
  const texts = useMemo(() => inputs.f.split(';').slice(0, MOST), [inputs.f]);
  const readings = useMemo(() => texts.map((text) => readPlotted(text)), [texts]);
  const curves = useMemo(() => plottedOf(texts), [texts]);
  const fitted = useMemo(() => fittedView(curves, graphAspect()), [curves]);
  const errors = readings.map((reading, index) => (texts[index]?.trim() === '' ? null : errorOf(reading)));
  const input = [...new Set(curves.map(({ text }) => text))].join('; ');
  useHistoryEntry(curves.length === 0 ? null : { calculator: 'graph', input, result: 'Graph' });
  const bad = readings.find((reading, index) => !reading.ok && errors[index] !== null);
  useErrorEvent('graph', bad && !bad.ok ? bad.problem.message : undefined);
  return (
    <CalculatorPage
      title="Graphing calculator"
      description="Draw functions, see roots, turning points and intersections, and read any point."
      layout="form"
      about={about}
      actions={
        <Button size="small" variant="quiet" onClick={reset}>
          Start over
        </Button>
      }
    >
      <div className="graph-layout">
        <div className="card">
          <FunctionRows texts={texts} errors={errors} onChange={(next) => change({ f: next.join(';') })} />
          <div className="graph-examples no-print" role="group" aria-label="Examples">
            {EXAMPLES.map((f) => (
              <button
                key={f}
                type="button"
                dir="ltr"
                className="chip"
                onClick={() => change({ f, view: '' })}
              >
                {f.replace('; ', ' and ')}
              </button>
            ))}
          </div>
        </div>
        <section className="card" aria-label="Graph">
          <Grapher
            curves={curves}
            view={readView(inputs.view) ?? fitted}
            onView={(view) => change({ view: view ? viewText(view) : '' })}
          />
        </section>
      </div>
    </CalculatorPage>
  );
};
