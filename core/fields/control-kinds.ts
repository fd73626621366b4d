import type { ListedKind, ReferenceKind } from './reference-kinds.ts';

interface TextOptions {
  max: number;
  lines: number;
  placeholder?: string;
  /** Shown to nobody again once it is saved. */
  isSecret?: boolean;
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
}

interface ListOptions {
  max: number;
  /** What a new entry begins with. */
  newEntry: unknown;
}

/**
 * Every kind of control with its options. A new kind is a line here; the admin compiles again once
 * `admin/fields/fields.tsx` draws it or says that it is edited elsewhere.
 */
export interface ControlKinds {
  text: TextOptions;
  slug: TextOptions;
  path: null;
  address: { max: number; placeholder: string };
  code: { max: number; language: 'html' | 'css' };
  richText: null;
  terms: { taxonomy: string; max: number };
  toggle: null;
  number: NumberOptions;
  money: { max: number };
  choice: ChoiceOptions;
  colour: null;
  time: null;
  timeZone: null;
  region: null;
  moment: null;
  ratio: null;
  link: null;
  /** `video` names the field beside it whose video the picture stands for. */
  image: { video?: string };
  file: { accept: string };
  /** `overlay` names the field beside it that holds the picture shown before it plays. */
  embed: { max: number; overlay: string };
  galleryDesign: ChoiceOptions;
  slides: ListOptions;
  dataset: null;
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
