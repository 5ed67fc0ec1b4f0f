const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Steps about curves, lines, matrices, sets of numbers and angles, which compare values. */
export const CURVE_KINDS: ReadonlySet<string> = new Set(
  words(`absolute-test add-matrices add-periods always-true angle-formula area-pieces attained-values augment
    characteristic circle-form cofactors common-period compare-ends complete-squares conclude conditions
    critical-points cross-product determinant diagonal distance divide-leading dot-product drop-bars
    drop-equation extreme-value far-away free-unknown function-value gaussian implicit-collect
    implicit-derivative in-range inflection-candidates inner-integral intersections inverse-formula inverse-function inverse-matrix
    join-pieces join-sets known-angle line-distance logarithm-laws meet-sets midpoint mirror neighbor-ratio
    no-value normal-slope null-vectors oscillation p-series parametric-again parametric-quotient
    parametric-rise parametric-run partial-derivative poles power-of-matrix projection-formula
    put-point radius-value rank rationalize read-amplitude read-circle read-slope reference-angle rewrite
    right-half row-by-column same-value scale-matrix second-derivative second-implicit series-verdict set-x-zero set-y-zero
    sides-differ sign-chart sign-of-bend sign-of-slope slant slope slope-at-point slope-intercept slope-zeros
    small-determinants solve-conditions solve-each solve-for solve-slope split-integral subtract-lambda
    subtract-value swap-variables taylor-polynomial test-value trace transpose trig-identities
    conclusion unbounded-area unit-vector vector-length vertex-formula vertical-line wave-parts`),
);
