import type { Border } from '../../../sdk/internal';
import { hasBorderLayer } from './box';
import { paintLayer } from './paint';
import type { Mode } from './paint';

/** A border with a gradient: the padding of a layer, cut out by a mask. The box around it has a position. */
export const BorderLayer = ({ border, mode }: { border: Border | null; mode: Mode }) =>
  border && hasBorderLayer(border) ? (
    <span
      className="border-layer"
      style={{ padding: border.width, backgroundImage: paintLayer(border.paint[mode]) }}
    />
  ) : null;
