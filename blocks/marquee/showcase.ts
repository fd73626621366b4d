import { below, type ShowcasePage } from '../kit/showcase.ts';

const texts = (...words: string[]) => words.map((text) => ({ text }));

const page: ShowcasePage = {
  type: 'marquee',
  title: 'Marquee',
  kind: 'Words',
  summary: 'A line of text that moves across the page.',
  lead: 'A few words that go by: news, names, what is in season. It stands still for those who asked their device for less motion, can be paused by everybody, and is read out once.',
  picture: 'sea',
  examples: [
    {
      name: 'As it comes',
      about: 'To the left, without a hurry.',
      blocks: below('marquee', {
        items: texts('Open all summer', 'Free delivery in town', 'Closed on Mondays'),
      }),
    },
    {
      name: 'To the right, and stopping',
      about: 'Twice as fast. It stops where the pointer rests.',
      blocks: below('marquee', {
        items: texts('Figs', 'Plums', 'Late tomatoes', 'Beans'),
        separator: 'star',
        size: 'medium',
        animationDirection: 'right',
        animationSpeed: 2,
        pausedOnHover: true,
      }),
    },
    {
      name: 'In waves',
      about: 'Height and number of the waves are yours.',
      blocks: below(
        'marquee',
        { items: texts('The sea does what it wants'), waveIntensity: 3, waveFrequency: 2, size: 'large' },
        {
          items: texts('Short waves', 'small words'),
          waveIntensity: 1,
          waveFrequency: 4,
          separator: 'slash',
          size: 'small',
        },
      ),
    },
    {
      name: 'One word',
      about: 'Repeated until it fills the line.',
      tone: 'ink',
      blocks: below('marquee', {
        items: texts('Sale'),
        separator: 'none',
        size: 'huge',
        animationSpeed: 0.5,
      }),
    },
  ],
};

export default [page];
