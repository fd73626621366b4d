import { AA_TEXT, luminance, mix, readableOn, type Hex } from './colour.ts';
import { fromOklch, toOklch } from './oklch.ts';
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
/** At night grounds go deeper instead of lighter: this light and at most this colourful is the accent's. Mixed with the paper it would be mud. */
const NIGHT_ACCENT = { lightness: 0.4, chroma: 0.19 };
/** Share of black in the ink's. */
const NIGHT_INK = 0.45;

/** Pale grounds whose hues lie near the accent's, so that they follow whatever an owner chooses. */
const PASTELS = {
  pastel1: { turn: 48, day: [0.85, 0.1], night: [0.33, 0.055] },
  pastel2: { turn: 92, day: [0.85, 0.034], night: [0.3, 0.024] },
  pastel3: { turn: 6, day: [0.84, 0.055], night: [0.32, 0.05] },
} as const;

export function derivePalette(seeds: Seeds): Record<Tone, Roles> {
  const isNight = luminance(seeds.paper) < luminance(seeds.ink);
  const tint = mix(seeds.paper, seeds.ink, TINT);
  return {
    paper: roles(seeds, seeds.paper),
    tint: roles(seeds, tint),
    pastel1: pastel(seeds, isNight, PASTELS.pastel1),
    pastel2: pastel(seeds, isNight, PASTELS.pastel2),
    pastel3: pastel(seeds, isNight, PASTELS.pastel3),
    ...(isNight ? nightGrounds(seeds) : dayGrounds(seeds)),
  };
}

/** At night they lean towards a page that has a colour itself, so that none is brown on blue. */
const LEAN = { perChroma: 6, most: 0.45 };

/** On a coloured ground the accent would be one colour too many: ink takes its place. */
function pastel(
  { paper, ink, accent }: Seeds,
  isNight: boolean,
  { turn, day, night }: (typeof PASTELS)[keyof typeof PASTELS],
): Roles {
  const [lightness, chroma] = isNight ? night : day;
  const pale = fromOklch({ lightness, chroma, hue: toOklch(accent).hue + turn });
  const lean = Math.min(LEAN.most, LEAN.perChroma * toOklch(paper).chroma);
  const ground = isNight ? mix(pale, paper, lean) : pale;
  return roles({ paper: ground, ink, accent: ink }, ground);
}

function dayGrounds({ paper, ink, accent }: Seeds): Record<'accent' | 'ink', Roles> {
  return {
    accent: roles({ paper: accent, ink: paper, accent: paper }, accent),
    ink: roles({ paper: ink, ink: paper, accent }, ink),
  };
}

/** A field of bright colour or of cream would glare on a dark page. */
function nightGrounds({ paper, ink, accent }: Seeds): Record<'accent' | 'ink', Roles> {
  const { chroma, hue } = toOklch(accent);
  const dusk = fromOklch({ ...NIGHT_ACCENT, chroma: Math.min(chroma, NIGHT_ACCENT.chroma), hue });
  const deep = mix(paper, '#000000', NIGHT_INK);
  return {
    accent: roles({ paper: dusk, ink, accent: ink }, dusk),
    ink: roles({ paper: deep, ink, accent }, deep),
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
