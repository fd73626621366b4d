import type { CutFruit } from './produce.ts';

export const bloodOrange: CutFruit = { rind: '#d9622b', pith: '#f3d9b8', flesh: '#a8261f', segments: 10 };
export const lemonCut: CutFruit = { rind: '#e2b62c', pith: '#f7efcf', flesh: '#e8cf5a', segments: 9 };
