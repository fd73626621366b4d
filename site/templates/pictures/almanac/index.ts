import type { Scenes } from '../scene.ts';
import { kitchen } from './scenes/kitchen.ts';
import { walks } from './scenes/walks.ts';
import { weather } from './scenes/weather.ts';

/** Landscapes and kitchens in three tones of wash. */
export const almanac: Scenes = { ...walks, ...weather, ...kitchen };
