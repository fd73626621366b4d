/** Easings map progress 0…1 to 0…1. */
export type Easing = (progress: number) => number;

export const linear: Easing = (p) => p;
export const easeInSine: Easing = (p) => 1 - Math.cos((p * Math.PI) / 2);
export const easeOutSine: Easing = (p) => Math.sin((p * Math.PI) / 2);
export const easeInOutSine: Easing = (p) => (1 - Math.cos(p * Math.PI)) / 2;
export const easeOutQuad: Easing = (p) => p * (2 - p);
export const easeInOutQuad: Easing = (p) => (p < 0.5 ? 2 * p * p : 1 - 2 * (1 - p) ** 2);
export const easeOutCubic: Easing = (p) => 1 - (1 - p) ** 3;
