import type { BlockRulesOf } from '../blocks/rules.ts';
import type { Tone } from '../page/page.ts';
import type { PictureParts } from '../theme/text-on-picture.ts';
import type { SiteFacts } from './dead-links.ts';

export interface BodyFacts extends SiteFacts {
  blockOf: BlockRulesOf;
  /** The grounds text stands on, and its colour there: one for each scheme visitors may get. */
  grounds: (tone: Tone) => readonly { paper: string; ink: string }[];
  /** What a picture looks like, roughly; undefined where it cannot be measured. */
  partsOf: (src: string) => PictureParts | undefined;
  /** What can be linked to on the same page besides the sections that are checked. */
  otherAnchors?: readonly string[];
  /** What designed sections say until somebody writes into them. */
  samples?: ReadonlySet<string>;
}
