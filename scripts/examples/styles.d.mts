/** Copies shared/site.css into each example below `folder`. */
export function placeStyles(folder: string): void;
