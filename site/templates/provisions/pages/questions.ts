import { at, block, type PageDraft } from '../../template.ts';
import { button, heading, text } from '../../drafts.ts';

const answers = (items: readonly (readonly [question: string, answer: string])[]) => ({
  items: items.map(([title, answer]) => ({ title, text: `text:${answer}` })),
  allowMultiple: true,
});

const PARCELS = answers([
  [
    'When will it arrive?',
    'Orders before noon on Tuesday or Thursday leave that day and arrive the day after, or the day after that if you live on an island. Bread leaves on Thursdays only.',
  ],
  [
    'What does postage cost?',
    '£4.50 for any parcel to the United Kingdom, nothing above £45. To Ireland and the rest of Europe it is £14. Further away, ask; it can be done, but oil is heavy.',
  ],
  [
    'Something arrived broken.',
    'Take a picture before you clean up, send it to us, and another is on its way with the next post. You need not send the pieces.',
  ],
  [
    'May I send it back?',
    'Anything unopened, within thirty days, at our cost. Bread and cheese we cannot take back, but if they were not good we want to know.',
  ],
]);

const GOODS = answers([
  [
    'What about allergies?',
    'Every product page lists all that is inside. The back kitchen also handles nuts, sesame and mustard. The mill is full of wheat and cannot be otherwise.',
  ],
  [
    'The honey has gone hard.',
    'Good. It means that nobody heated it. Stand the jar in warm water, about as warm as a bath, for half an hour.',
  ],
  [
    'How do the jars come back?',
    'Washed, lids off, in any parcel or by hand. We pay 20p for each, as a credit or into the lifeboat tin, as you prefer.',
  ],
  [
    'Do you have gift cards?',
    'Yes, on paper, for any sum. Ruth writes them with a pen. Ask for one when you order.',
  ],
]);

export const questions: PageDraft = {
  title: 'Questions',
  path: '/questions',
  description: 'Postage, allergies, broken jars, returned jars and hard honey.',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 15), 'Questions we are asked.', { level: 1 }),
        text(
          at(17, 8),
          'If yours is not here, telephone. Somebody picks up between nine and five, and it is never a machine.',
        ),
      ],
    },
    {
      name: 'Parcels',
      variant: 'answers',
      space: 'small',
      blocks: [heading(at(1, 7), 'Parcels'), block('accordion', at(9, 16), { ...PARCELS, firstOpen: true })],
    },
    {
      name: 'Goods',
      variant: 'answers',
      space: 'small',
      blocks: [heading(at(1, 7), 'Goods'), block('accordion', at(9, 16), GOODS)],
    },
    {
      name: 'Ask',
      variant: 'invitation',
      tone: 'accent',
      divider: 'cut',
      blocks: [
        heading(at(1, 16), 'Something else?', { size: 'large' }),
        button(at(1, 11, 2), 'Ask us', '/contact'),
      ],
    },
  ],
};
