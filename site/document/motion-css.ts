import type { PageBody } from '#core/page/page.ts';
import type { ScrollMotion, Stagger } from '#core/theme/motion.ts';
import type { Theme } from '#core/theme/theme.ts';

const STILL = 'prefers-reduced-motion:no-preference';
const DISTANCES = { short: '12px', medium: '', long: '48px' } as const;
const PACES = { quick: '.35s', normal: '', slow: '1s' } as const;
const LINKED = 'main a:has(img)';

const TRANSITIONS: Readonly<Record<Theme['transition'], string>> = {
  none: '',
  fade: '@view-transition{navigation:auto}',
  slide:
    '@view-transition{navigation:auto}::view-transition-old(root){animation:.2s ease both page-out}' +
    '::view-transition-new(root){animation:.35s ease both page-in}@keyframes page-out{to{opacity:0}}' +
    '@keyframes page-in{from{opacity:0;translate:0 var(--motion-distance,22px)}}',
};

const HOVERS: Readonly<Record<Theme['hover'], string>> = {
  none: '',
  lift: `${LINKED} img{transition:translate .25s}${LINKED}:hover img{translate:0 -4px}`,
  zoom: `${LINKED} img{transition:scale .6s}${LINKED}:hover img{scale:1.03}`,
  dim: `${LINKED} img{transition:opacity .25s}${LINKED}:hover img{opacity:.8}`,
};

/** What moves on every page of the site. Nothing of it takes room, so nothing on the page is pushed. */
export function siteMotion({ transition, hover, distance, pace }: Theme): string {
  const set = [
    DISTANCES[distance] && `--motion-distance:${DISTANCES[distance]}`,
    PACES[pace] && `--motion-time:${PACES[pace]}`,
  ].filter(Boolean);
  return [
    set.length > 0 && `:root{${set.join(';')}}`,
    TRANSITIONS[transition] && `@media (${STILL}){${TRANSITIONS[transition]}}`,
    HOVERS[hover] && `@media (hover:hover) and (${STILL}){${HOVERS[hover]}}`,
  ]
    .filter(Boolean)
    .join('');
}

const along = (animation: string, range = '') =>
  `animation:${animation} linear both;animation-timeline:view()${range && `;animation-range:${range}`}`;

const SCROLLS: Readonly<Record<Exclude<ScrollMotion, 'none'>, string>> = {
  parallax:
    `.section[data-scroll=parallax]{overflow:clip}.section[data-scroll=parallax]>.section-background{${along('scroll-parallax')}}` +
    '@keyframes scroll-parallax{from{translate:0 -7%;scale:1.16}to{translate:0 7%;scale:1.16}}',
  reveal:
    `.section[data-scroll=reveal]>.grid{${along('scroll-reveal', 'entry 0% entry 80%')}}` +
    '@keyframes scroll-reveal{from{opacity:0;translate:0 var(--motion-distance,22px)}}',
  drift:
    `.section[data-scroll=drift]>.grid>.block:nth-child(even){${along('scroll-drift')}}` +
    '@keyframes scroll-drift{from{translate:0 var(--motion-distance,22px)}to{translate:0 calc(-1*var(--motion-distance,22px))}}',
};

const STEPS: Readonly<Record<Exclude<Stagger, 'none'>, number>> = { short: 80, long: 180 };
/** Blocks after this one come with it: nobody waits for a whole list. */
const STAGGERED = 8;

function staggerCss(stagger: Exclude<Stagger, 'none'>): string {
  return Array.from({ length: STAGGERED - 1 }, (_, index) => {
    const which = index + 2 === STAGGERED ? `n+${STAGGERED}` : String(index + 2);
    return `.section[data-stagger=${stagger}]>.grid>.block:nth-child(${which}){transition-delay:${(index + 1) * STEPS[stagger]}ms}`;
  }).join('');
}

/** What moves in the sections of a page; only what its sections ask for. */
export function sectionMotion(bodies: readonly PageBody[]): string {
  const styles = bodies.flatMap(({ sections }) => sections).map(({ style }) => style);
  const scrolls = [...new Set(styles.map(({ scroll }) => scroll))].filter((each) => each !== 'none');
  const staggers = [...new Set(styles.map(({ stagger }) => stagger))].filter((each) => each !== 'none');
  const moved = scrolls.map((scroll) => SCROLLS[scroll]).join('');
  return (
    (moved && `@supports (animation-timeline:view()){@media (${STILL}){${moved}}}`) +
    (staggers.length > 0 ? `@media (${STILL}){${staggers.map(staggerCss).join('')}}` : '')
  );
}
