import type { Cents } from '../money/currency.ts';
import type { ListedKind, ReferenceKind } from './reference-kinds.ts';

interface TextOptions {
  max: number;
  min?: number;
  lines: number;
  placeholder?: string;
  /** Shown to nobody again once it is saved. */
  isSecret?: boolean;
  /** An id, an address or a code: the same in every language. */
  isLiteral?: true;
}

interface NumberOptions {
  min: number;
  max: number;
  step: number;
  unit?: string;
  /** Whether it may be empty, and what that means. */
  optional?: true;
  none?: string;
}

interface ChoiceOptions {
  values: readonly (string | number)[];
  labels?: Readonly<Record<string, string | undefined>>;
  /** Those that can be chosen anew; one that is chosen already stays. */
  offered?: readonly (string | number)[];
}

interface ListOptions {
  max: number;
  /** What a new entry begins with. */
  newEntry: unknown;
}

/** What only the editor of products can draw: each of them depends on the other. */
export interface ProductControlKinds {
  options: { max: number };
  variants: { min: number; max: number };
}

/** What only the form of discounts can draw: a percentage, or money. */
export interface DiscountControlKinds {
  discountAmount: { max: number };
}

/**
 * Every kind of control with its options. A new kind is a line here; the admin compiles again once
 * `admin/fields/fields.tsx` draws it or says that it is edited elsewhere.
 */
export interface ControlKinds extends ProductControlKinds, DiscountControlKinds {
  text: TextOptions;
  slug: TextOptions;
  path: null;
  address: { max: number; placeholder: string };
  code: { max: number; language: 'html' | 'css' };
  richText: Readonly<Record<string, never>>;
  terms: { taxonomy: string; max: number };
  toggle: null;
  number: NumberOptions;
  money: { max: Cents };
  choice: ChoiceOptions;
  colour: null;
  icon: null;
  /** A family of type; chosen where the fonts of the site are known. */
  font: null;
  time: null;
  timeZone: null;
  region: null;
  moment: null;
  ratio: null;
  link: null;
  /** Holds the fields of a map's location. */
  location: null;
  /** `video` names the field beside it whose video the picture stands for. */
  image: { video?: string };
  pictures: { max: number };
  file: { accept: string };
  /** `overlay` names the field beside it that holds the picture shown before it plays. */
  embed: { max: number; overlay: string };
  galleryDesign: ChoiceOptions;
  slides: ListOptions;
  dataset: { maxRows: number };
  pages: { max: number };
  collection: { hasShop: boolean; kinds?: readonly string[] };
  items: { collectionId: string };
  itemField: null;
  reference: { to: ReferenceKind };
  references: { to: ListedKind; max: number };
  group: null;
  list: ListOptions;
  responsive: null;
  section: null;
  block: null;
  custom: null;
  id: null;
  fieldId: null;
}

export type ControlKind = keyof ControlKinds;
