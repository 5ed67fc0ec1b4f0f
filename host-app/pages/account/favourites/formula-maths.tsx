import { useEffect, useState } from 'react';
import type { FormulaSummary } from '../../../content/content.types';
import { FittedMaths } from '../../../ui/content/fitted-maths';

type Library = ReadonlyMap<string, FormulaSummary>;
let loading: Promise<Library> | undefined;

/** The list of formulas is a separate chunk; the names are shown without it. */
const library = (): Promise<Library> => {
  loading ??= import('content:formulas')
    .then(({ formulas }) => new Map(formulas.map((formula) => [formula.id, formula])))
    .catch(() => {
      loading = undefined;
      return new Map();
    });
  return loading;
};

export const FormulaMaths = ({ formulaId }: { readonly formulaId: string }) => {
  const [formula, setFormula] = useState<FormulaSummary | null>(null);
  useEffect(() => {
    let isShown = true;
    void library().then((found) => {
      if (isShown) setFormula(found.get(formulaId) ?? null);
    });
    return () => {
      isShown = false;
    };
  }, [formulaId]);
  return (
    <div className="fav-maths">{formula && <FittedMaths tree={formula.math} className="fav-fitted" />}</div>
  );
};
