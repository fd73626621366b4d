import type { Tones } from './view.ts';

/** One pair of tones per mood; the whole set is drawn with these. */
export const plaster: Tones = { paper: '#f2f2ef', shade: '#d6d3cc', deep: '#3c3b3f' };
export const concrete: Tones = { paper: '#eeeeea', shade: '#a9abad', deep: '#2a2c30' };
export const timber: Tones = { paper: '#efe9df', shade: '#c9bcac', deep: '#3a3029' };
export const evening: Tones = { paper: '#e9e8e6', shade: '#8b929e', deep: '#1d212b' };
export const ink = '#17181b';
export const accent = '#2b4bf2';
