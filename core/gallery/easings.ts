import {
  easeInOutQuad,
  easeInOutSine,
  easeInSine,
  easeOutCubic,
  easeOutQuad,
  easeOutSine,
  linear,
  type Easing,
} from '../easing.ts';

/** Easings a gallery's movement can be asked for by name, as a function and as the style sheet knows them. */
const EASINGS: Readonly<Record<string, readonly [Easing, string]>> = {
  linear: [linear, 'linear'],
  easeInSine: [easeInSine, 'cubic-bezier(0.12, 0, 0.39, 0)'],
  easeOutSine: [easeOutSine, 'cubic-bezier(0.61, 1, 0.88, 1)'],
  easeInOutSine: [easeInOutSine, 'cubic-bezier(0.37, 0, 0.63, 1)'],
  easeOutQuad: [easeOutQuad, 'cubic-bezier(0.5, 1, 0.89, 1)'],
  easeInOutQuad: [easeInOutQuad, 'cubic-bezier(0.45, 0, 0.55, 1)'],
  easeOutCubic: [easeOutCubic, 'cubic-bezier(0.33, 1, 0.68, 1)'],
};

const found = (name: string | null) =>
  name !== null && Object.hasOwn(EASINGS, name) ? EASINGS[name] : undefined;

export const isEasing = (name: unknown): name is string =>
  typeof name === 'string' && Object.hasOwn(EASINGS, name);
export const easingOf = (name: string | null, own: Easing): Easing => found(name)?.[0] ?? own;
export const easingCssOf = (name: string | null, own: string): string => found(name)?.[1] ?? own;
