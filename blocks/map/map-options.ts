import type { MapValues } from './fields.ts';

/** How a map looks and behaves, wherever it comes from. */
export type MapOptions = Omit<MapValues, 'location' | 'showAddress' | 'ratio' | 'markerDraggable'>;
