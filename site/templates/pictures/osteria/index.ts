import type { Scenes } from '../scene.ts';
import { dishes } from './scenes/dishes.ts';
import { rooms } from './scenes/rooms.ts';

/** Tables, plates and the room, seen from above in the afternoon sun. */
export const osteria: Scenes = { ...dishes, ...rooms };
