import { business, heading, index, picture, text } from '../../drafts.ts';
import { at, block, type PageDraft, type SectionDraft } from '../../template.ts';
import { ENQUIRY } from '../forms.ts';

function opening(title: string, words: string): SectionDraft {
  return {
    name: 'Opening',
    variant: 'opening',
    space: 'small',
    blocks: [
      heading(at(1, 16), title, { level: 1, size: 'display' }, { phone: at(1, 8, 1) }),
      text(at(18, 7), words, 'normal', { phone: at(1, 8, 2) }),
    ],
  };
}

const prints: PageDraft = {
  title: 'Prints',
  path: '/shop',
  description:
    'Silver gelatin prints by %name%, made by hand in editions of twenty-five, signed and numbered.',
  shareImage: 'picture:wall',
  sections: [
    opening(
      'Prints',
      'Twenty-five of each, in two sizes, and then the negative goes into the drawer with the good scissors.',
    ),
    {
      name: 'Wall',
      variant: 'plate',
      width: 'full',
      space: 'none',
      blocks: [picture(at(1, 24), 'wall', { ratio: 'wide', eager: 'first' })],
    },
    {
      name: 'For sale',
      variant: 'prints',
      blocks: [
        heading(at(1, 24), 'What there is', { size: 'small' }),
        block('products', at(1, 24, 2), { count: 24, layout: 'grid', showFilters: true }),
      ],
    },
    {
      name: 'Questions',
      variant: 'questions',
      divider: 'line',
      blocks: [
        heading(at(1, 7), 'Questions', {}, { phone: at(1, 8, 1) }),
        block(
          'faq',
          at(9, 16),
          {
            level: 3,
            questions: [
              {
                question: 'How long does a print take?',
                answer:
                  'text:Three weeks. One to wait until I am in the cellar, one to print, and one for the paper to become flat. Large ones take as long as they like.',
              },
              {
                question: 'Does it come framed?',
                answer:
                  'text:No. Your framer is nearer to your wall than I am. Ask for a mount with a window two centimetres larger than the picture, and for glass that one can see through.',
              },
              {
                question: 'How does it travel?',
                answer:
                  'text:Flat, between boards, in a parcel that says what happens to people who fold it. Insured to your door.',
              },
              {
                question: 'What does “edition of twenty-five” mean?',
                answer:
                  'text:That there will be twenty-five of each size. Number one is not better than number nineteen. By about fifteen I have usually understood the negative.',
              },
              {
                question: 'May I send it back?',
                answer: 'text:Within thirty days, between the same boards. I do not ask why. I might wonder.',
              },
            ],
          },
          { phone: at(1, 8, 2) },
        ),
      ],
    },
  ],
};

const about: PageDraft = {
  title: 'About',
  path: '/about',
  description:
    '%name% has photographed {{the Norwegian coast|the coast}} since 2008, with two cameras and one coat.',
  shareImage: 'picture:at-work',
  sections: [
    opening('Two cameras, one coat', 'The coat is the more expensive of the three.'),
    {
      name: 'Portrait',
      variant: 'portrait',
      space: 'small',
      blocks: [
        picture(
          at(1, 11, 1, 2),
          'at-work',
          { ratio: 'portrait', note: 'Self-portrait. Somebody has to stand there.' },
          { phone: at(1, 8, 1) },
        ),
        text(
          at(14, 10),
          'I was going to be a ferry mate. I had the papers and the cap. On my second winter a passenger left a camera on the car deck, and in the ninety days before anybody may keep a thing I took eleven rolls with it. Nobody came. I handed in the cap.\n\nThat was 2008. Since then I have worked along {{the coast between Stavanger and Ålesund|this coast}}, on foot and by public transport, because a car goes past things. I use medium format film, a tripod that was a surveyor’s, and a notebook in which the weather is longer than the pictures.\n\nI print everything myself, in a cellar with a drain and a red lamp. I do not retouch. If there is a gull in the picture, there was a gull.',
          'normal',
          { phone: at(1, 8, 2) },
        ),
        index(
          at(14, 10, 2),
          [
            { title: 'Born', meta: '1981, in a hurry' },
            { title: 'Film', meta: '120, black and white' },
            { title: 'Paper', meta: 'Fibre, matt, 30 × 30 and 50 × 50 cm' },
            { title: 'Represented by', meta: 'Herself' },
          ],
          {},
          { phone: at(1, 8, 3) },
        ),
      ],
    },
    {
      name: 'Years',
      variant: 'years',
      tone: 'tint',
      blocks: [
        heading(at(1, 7), 'So far', {}, { phone: at(1, 8, 1) }),
        block(
          'timeline',
          at(9, 16),
          {
            level: 3,
            entries: [
              {
                when: '2026',
                title: '“Half tones”, Kunsthalle Nord',
                words: 'Five photographers, no colour. A child asked when it was switched on.',
              },
              {
                when: '2024',
                title: '“Snow, mostly”, a book',
                words: '96 pages, 600 copies, sold out in the only shop that had it.',
              },
              {
                when: '2021',
                title: 'Grant of the coastal fund',
                words: 'For “Crossings”. It is paid in ferry tickets.',
              },
              {
                when: '2016',
                title: 'First winter on the plateau',
                words: 'Three keepers, one frostbitten shutter.',
              },
              { when: '2008', title: 'A camera on the car deck', words: 'If it was yours: thank you.' },
            ],
          },
          { phone: at(1, 8, 2) },
        ),
      ],
    },
  ],
};

const enquiry: PageDraft = {
  title: 'Enquiry',
  path: '/enquiry',
  description: 'Ask %name% for a commission, a picture for print, or a visit to the darkroom.',
  sections: [
    opening('Enquire', 'I answer on days on which the light is bad, which is most days.'),
    {
      name: 'Form',
      variant: 'enquiry',
      space: 'small',
      blocks: [
        block('form', at(1, 13, 1, 2), { formId: ENQUIRY }, { phone: at(1, 8, 2) }),
        text(
          at(17, 8, 1),
          '## What I take on\n\nPlaces, buildings, boats, people who are good at standing still, and anything in fog.\n\n## What I do not\n\nWeddings, food, drones, and anything that has to be ready by Thursday.',
          'normal',
          { phone: at(1, 8, 3) },
        ),
        business(at(17, 8, 2), ['address', 'phone', 'email'], 'normal', { phone: at(1, 8, 1) }),
      ],
    },
  ],
};

export const studioPages: readonly PageDraft[] = [prints, about, enquiry];
