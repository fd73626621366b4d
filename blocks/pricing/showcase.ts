import { below, type ShowcasePage } from '../kit/showcase.ts';

const link = (href: string) => ({ href, newWindow: false });
const features = (...words: string[]) => words.map((text) => ({ text }));

const page: ShowcasePage = {
  type: 'pricing',
  title: 'Pricing',
  kind: 'Figures',
  summary: 'Plans beside each other, with two prices to switch between.',
  lead: 'A switch above the plans changes all prices and the links behind their buttons. Without scripts both prices are there, each with its own button.',
  picture: 'stairs',
  examples: [
    {
      name: 'Monthly and yearly',
      about: 'Three plans, one of them highlighted.',
      blocks: below('pricing', {
        saving: 'Two months free',
        plans: [
          {
            name: 'Table',
            words: 'A seat whenever there is one.',
            one: { price: '€12', unit: 'a month', join: link('/blocks/button') },
            two: { price: '€120', unit: 'a year', join: link('/blocks/form') },
            features: features('One class a month', 'The library'),
          },
          {
            name: 'Bench',
            words: 'A place of your own.',
            one: { price: '€29', unit: 'a month', join: link('/blocks/button') },
            two: { price: '€290', unit: 'a year', join: link('/blocks/form') },
            features: features('All classes', 'The library', 'A locker'),
            isFeatured: true,
          },
          {
            name: 'Room',
            words: 'A key, and no questions.',
            one: { price: '€80', unit: 'a month', join: link('/blocks/button') },
            two: { price: '€800', unit: 'a year', join: link('/blocks/form') },
            joinLabel: 'Talk to us',
            features: features('Everything', 'At any hour'),
          },
        ],
      }),
    },
    {
      name: 'One price',
      about: 'Without a second price there is nothing to switch.',
      tone: 'tint',
      blocks: below('pricing', {
        second: '',
        plans: [
          {
            name: 'Day ticket',
            words: 'From ten to six.',
            one: { price: '€18', unit: 'a day', join: link('/blocks/button') },
            joinLabel: 'Buy one',
          },
          { name: 'Children', words: 'With somebody who is not.', one: { price: 'Free', unit: '' } },
        ],
      }),
    },
  ],
};

export default [page];
