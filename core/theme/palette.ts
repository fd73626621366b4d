import { AA_TEXT, mix, readableOn, type Hex } from './colour.ts';
import type { Tone } from '../page/page.ts';

/** The three colours an owner chooses. Everything else follows by rule, so that text always reads. */
export interface Seeds {
  paper: string;
  ink: string;
  accent: string;
}

/** Colours in roles. Style sheets name roles, never colours. */
export interface Roles {
  paper: Hex;
  ink: Hex;
  quiet: Hex;
  line: Hex;
  accent: Hex;
  onAccent: Hex;
}

/** Share of ink in the tinted ground, and of paper in quiet text and lines. */
const TINT = 0.055;
const QUIET = 0.34;
const LINE = 0.84;

export function derivePalette(seeds: Seeds): Record<Tone, Roles> {
  const tint = mix(seeds.paper, seeds.ink, TINT);
  return {
    paper: roles(seeds, seeds.paper),
    tint: roles(seeds, tint),
    accent: roles({ paper: seeds.accent, ink: seeds.paper, accent: seeds.ink }, seeds.accent),
    ink: roles({ paper: seeds.ink, ink: seeds.paper, accent: seeds.accent }, seeds.ink),
  };
}

function roles(seeds: Seeds, ground: string): Roles {
  const ink = readableOn(seeds.ink, [ground], 7);
  const accent = readableOn(seeds.accent, [ground]);
  return {
    paper: mix(ground, ground, 0),
    ink,
    quiet: readableOn(mix(ink, ground, QUIET), [ground], AA_TEXT),
    line: mix(ink, ground, LINE),
    accent,
    onAccent: readableOn(ground, [accent]),
  };
}
