import type { Scenes } from '../scene.ts';
import { furniture } from './scenes/furniture.ts';
import { rooms } from './scenes/rooms.ts';
import { houses } from './scenes/houses.ts';
import { practice } from './scenes/practice.ts';
import { sitePlan } from './scenes/site-plan.ts';
import { publicBuildings } from './scenes/public.ts';

export const atelier: Scenes = {
  ...rooms,
  ...houses,
  ...publicBuildings,
  ...furniture,
  ...practice,
  ...sitePlan,
};
