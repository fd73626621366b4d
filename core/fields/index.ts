export { checkWith, group, list, optional, responsive, valueOn } from './shapes.ts';
export {
  choice,
  colour,
  image,
  money,
  NO_IMAGE,
  number,
  optionalNumber,
  text,
  toggle,
  type ImageValue,
} from './leaves.ts';
export { link, type LinkValue } from './link.ts';
export { reference, references } from './reference.ts';
export type { ControlKind } from './control-kinds.ts';
export type { Control, Field, PanelGroup, Problem, ValueOf } from './field.ts';
