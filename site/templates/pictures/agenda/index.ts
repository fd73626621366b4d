import type { Scenes } from '../scene.ts';
import { product } from './scenes/product.ts';

/** Calendars and what is left of them: flat colour, round corners, and words as outlines. */
export const agenda: Scenes = product;
