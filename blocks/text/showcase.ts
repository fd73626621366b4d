import { below, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'text',
  title: 'Text',
  kind: 'Text',
  summary: 'Paragraphs, lists and links.',
  lead: 'Most of a site is text. Lines are kept to a length that is easy to read, however wide the block is.',
  picture: 'window',
  examples: [
    {
      name: 'Paragraphs',
      about:
        'Mark words to make them *bold*, *italic*, underlined, struck through or set as code, and to [link them](/).',
      blocks: below('text', {
        text: 'text:The oven is lit at four. By six the first loaves are on the rack, and by seven there is a queue: **seeded rye**, *country white*, and on Fridays a flat bread with oil and salt.\n\nWe bake what the mill sends us, and the mill sends what the fields gave. [Read how it is made](/blocks/image).',
      }),
    },
    {
      name: 'Sizes',
      about: 'Large for an opening paragraph, small for notes and terms.',
      blocks: below(
        'text',
        { text: 'text:Large introduces a page in a sentence or two.', size: 'large' },
        { text: 'text:Normal is for reading.' },
        { text: 'text:Small is for what must be said but need not be seen first.', size: 'small' },
      ),
    },
    {
      name: 'Headings and lists',
      about: 'Headings inside a text belong to it. Lists may be counted or not, and one may lie in another.',
      blocks: below('text', {
        text: 'text:### What to bring\n\n- A bag, better two\n- Small change\n- Time for a coffee\n\n### How to find us\n\n1. Leave the station on the river side.\n2. Follow the water for ten minutes.\n3. Ask for the bakery; everybody knows it.',
      }),
    },
    {
      name: 'Quotes, rules and code',
      about:
        'A quote inside a text is quieter than the quote block. A rule marks a pause. Code keeps every space.',
      blocks: below('text', {
        text: {
          type: 'doc',
          content: [
            {
              type: 'blockquote',
              content: [
                {
                  type: 'paragraph',
                  content: [{ type: 'text', text: 'It is better to bake one bread well.' }],
                },
              ],
            },
            { type: 'horizontalRule' },
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'Set ' },
                { type: 'text', text: 'hydration', marks: [{ type: 'code' }] },
                { type: 'text', text: ' to 78 and let the dough rest:' },
              ],
            },
            {
              type: 'codeBlock',
              content: [{ type: 'text', text: 'flour   1000 g\nwater    780 g\nsalt      20 g' }],
            },
          ],
        },
      }),
    },
    {
      name: 'On other grounds',
      about: 'Every section has a ground. Text, links and lines take the colours that read on it.',
      tone: 'ink',
      blocks: below('text', {
        text: 'text:The same words on ink. **Bold**, *italic* and [a link](/blocks/text) keep their contrast.\n\n> So does a quote.',
      }),
    },
  ],
};

export default [page];
