import type { Scenes } from '../scene.ts';
import { product } from './scenes/product.ts';

/** Calendars and what is left of them: flat colour, round corners, no words. */
export const agenda: Scenes = product;
