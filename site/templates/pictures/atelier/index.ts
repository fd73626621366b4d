import type { Scenes } from '../scene.ts';
import { furniture } from './scenes/furniture.ts';
import { hero } from './scenes/hero.ts';
import { houses } from './scenes/houses.ts';
import { practice } from './scenes/practice.ts';
import { publicBuildings } from './scenes/public.ts';

export const atelier: Scenes = { ...hero, ...houses, ...publicBuildings, ...furniture, ...practice };
