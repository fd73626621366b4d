import { below, type Example, type ShowcasePage } from '../../kit/showcase.ts';
import { SLIDES } from './slides.ts';

const show = (transition: string, more: object = {}) =>
  below('gallery', {
    design: 'slideshow',
    slides: SLIDES,
    imageAspectRatio: 1.6,
    transition,
    captions: false,
    ...more,
  });

const page = (
  name: string,
  title: string,
  picture: string,
  words: { summary: string; lead: string; examples: readonly Example[] },
): ShowcasePage => ({
  type: `transition-${name}`,
  path: `/transitions/${name}`,
  title,
  kind: 'Transition',
  picture,
  ...words,
});

export const transitions: readonly ShowcasePage[] = [
  page('fade', 'Fade', 'hills', {
    summary: 'One picture dissolves into the next.',
    lead: 'The new picture comes within a second; the old one takes a fifth longer to go, so the ground never shines through.',
    examples: [
      { name: 'By hand', about: 'Click, press an arrow key, or use the arrows.', blocks: show('fade') },
      {
        name: 'By itself',
        about: 'Every two seconds, in any order.',
        blocks: show('fade', { autoplay: true, 'autoplay-duration': 2, randomize: true }),
      },
    ],
  }),
  page('ken-burns', 'Slow zoom', 'field', {
    summary: 'Pictures come closer, or step back.',
    lead: 'While it is shown a picture grows by seven and a half hundredths; every second one shrinks by as much. Not for people who asked for less motion.',
    examples: [
      {
        name: 'By itself',
        about: 'Four seconds each.',
        blocks: show('ken-burns', { autoplay: true, 'autoplay-duration': 4 }),
      },
    ],
  }),
  page('scroll', 'Scroll', 'sea', {
    summary: 'Pictures push each other on.',
    lead: 'Side by side or one below the other. A finger or the mouse can pull them; let go past the middle and the next one comes.',
    examples: [
      { name: 'Sideways', about: 'From right to left.', blocks: show('scroll') },
      { name: 'Upwards', about: 'From below.', blocks: show('scroll', { transitionDirection: 'vertical' }) },
    ],
  }),
  page('swipe', 'Swipe', 'cup', {
    summary: 'Made for a finger, and a fling.',
    lead: 'A quick swipe of 50 pixels changes the picture, a slow one must go farther. It settles in 0.28 seconds.',
    examples: [
      { name: 'Round and round', about: 'After the last comes the first.', blocks: show('swipe') },
      {
        name: 'With two ends',
        about: 'The first and the last hold against the pull.',
        blocks: show('swipe', { loop: 'no' }),
      },
    ],
  }),
  page('new-swipe', 'Swipe with a swing', 'window', {
    summary: 'How fast you are decides.',
    lead: 'A flick moves on however short it was; the faster it is, the sooner the next picture stands. Beyond the ends the pictures follow a tenth of the way.',
    examples: [
      { name: 'Round and round', about: 'Flick, drag or press a key.', blocks: show('new-swipe') },
      {
        name: 'With two ends',
        about: 'Pull the first one to the right and feel it hold.',
        blocks: show('new-swipe', { loop: 'no' }),
      },
    ],
  }),
];
