import type { SaidCategory } from '../consent/contacts.ts';
import type { Field } from '../fields/field.ts';
import type { CheckName } from '../publishing/finding.ts';
import type { BlockNeeds } from './needs.ts';
import type { ServiceName } from './services.ts';

/** What a block brings from other hosts: the policy of the page has to allow it, and visitors may have to consent. */
export interface ThirdParty {
  /** Addresses of frames, also of those that are loaded when somebody plays them. */
  frames?: readonly string[];
  /** Services whose script it loads. */
  services?: readonly ServiceName[];
  /** The owner's own markup, with whatever it loads. */
  code?: readonly string[];
  /** What its owner says visitors have to agree to. */
  said?: SaidCategory;
}

/**
 * What the rules of pages ask about a type of block. Each block declares it in its folder; nothing in core knows a
 * block by name, so a lookup by type is handed in.
 */
export interface BlockRules<V extends Record<string, unknown> = Record<string, unknown>> {
  /** What it is called in the editor. */
  name?: string;
  /** What one block is called where its values say it better than its kind. */
  nameOf?: (values: V) => string;
  fields: Field<V>;
  /** Whether visitors would see nothing of it. */
  isEmpty?: (values: V) => boolean;
  /** The field with the level of its headings. */
  levelField?: string;
  /** Levels of headings it shows whatever its fields say. */
  headings?: (values: V) => readonly number[];
  /** Headings it shows, in words, for a table of contents. */
  titles?: (values: V) => readonly { level: number; text: string }[];
  /** Shows pictures or players, and no words that need a quiet background. */
  isWordless?: boolean;
  /** A player or another page in a frame: many of them make a page slow. */
  isFrame?: boolean;
  pageLimit?: { max: number; message: string };
  /** What visitors would stumble over, besides what its fields show: pictures, links, texts and forms are looked at anyway. */
  check?: (values: V) => readonly { check: CheckName; message: string }[];
  needs?: (values: V) => BlockNeeds;
  thirdParty?: (values: V) => ThirdParty;
}

export type BlockRulesOf = (type: string) => BlockRules | undefined;
