import { BLOCK_TYPES } from '#blocks/types.ts';
import type { ShowcasePage } from '#blocks/kit/showcase.ts';

/** Every block brings its own pages, in the order of the picker; built, they are one file (`scripts/program/built-in.ts`). */
export const fromBlocks: readonly (readonly ShowcasePage[])[] = await Promise.all(
  BLOCK_TYPES.map(async (type) => {
    const { default: pages } = (await import(`../../../blocks/${type}/showcase.ts`)) as {
      default: readonly ShowcasePage[];
    };
    return pages;
  }),
);
