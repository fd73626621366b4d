export { checkWith, group, list, responsive, valueOn, type Responsive } from './shapes.ts';
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
export { link, NO_LINK, type LinkValue } from './link.ts';
export { reference, references } from './reference.ts';
export type { ControlKind } from './control-kinds.ts';
export type { Control, Field, FieldSet, PanelGroup, Problem, ValueOf, ValuesOf } from './field.ts';
