import type { Scenes } from '../scene.ts';
import { crossings } from './scenes/crossings.ts';
import { nights } from './scenes/nights.ts';
import { snow } from './scenes/snow.ts';
import { studio } from './scenes/studio.ts';

/** Silver prints, mostly square: sea, snow and night, and the room they are printed in. */
export const darkroom: Scenes = { ...crossings, ...snow, ...nights, ...studio };
