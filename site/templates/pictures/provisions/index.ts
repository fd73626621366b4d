import type { Scenes } from '../scene.ts';
import { journal } from './scenes/journal.ts';
import { makers } from './scenes/makers.ts';
import { recipes } from './scenes/recipes.ts';
import { savoury } from './scenes/savoury.ts';
import { sweet } from './scenes/sweet.ts';
import { table } from './scenes/table.ts';

export const provisions: Scenes = { ...table, ...sweet, ...savoury, ...makers, ...recipes, ...journal };
