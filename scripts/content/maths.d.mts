import type { MathTree } from '../../host-app/content/content.types';

/** LaTeX as a tree of MathML. */
export declare function mathTree(tex: string, display?: boolean): MathTree;
