import type { Scenes } from '../scene.ts';
import { acts } from './scenes/acts.ts';
import { island } from './scenes/island.ts';

/** Posters in five inks: the island and its tide, and a sheet for every act. */
export const strand: Scenes = { ...island, ...acts };
