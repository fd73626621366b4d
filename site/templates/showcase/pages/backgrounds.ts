import { at, block } from '../../template.ts';
import type { Example, ShowcasePage } from '#blocks/kit/showcase.ts';

const words = (text: string) => [block('quote', at(9, 14), { text, size: 'small', marks: false })];

function veiled(veil: 'none' | 'light' | 'medium' | 'strong', name: string, about: string): Example {
  return {
    name,
    about,
    blocks: words('The same picture, and words that have to be read on it.'),
    tone: 'ink',
    ground: { background: 'picture:night', veil, height: 'half', align: 'center' },
  };
}

export const backgrounds: ShowcasePage = {
  type: 'backgrounds',
  path: '/sections/backgrounds',
  title: 'Backgrounds',
  kind: 'Sections',
  summary: 'Colours, pictures and silent films behind a whole section.',
  lead: 'A section stands on one of the four colours of the theme, on a picture, or on a film without sound. A veil of its own colour keeps words readable. A film never plays for people who asked for less motion or less data: they see the picture, and a button.',
  picture: 'sea',
  examples: [
    { name: 'Paper', about: 'The ground of the page.', blocks: words('Quiet, and right for most sections.') },
    { name: 'Tint', about: 'A shade darker.', tone: 'tint', blocks: words('Sets a section apart, barely.') },
    {
      name: 'Accent',
      about: 'The colour of links and buttons.',
      tone: 'accent',
      blocks: words('Once on a page.'),
    },
    { name: 'Ink', about: 'The colour of the text.', tone: 'ink', blocks: words('For the end, or a break.') },
    veiled('strong', 'Strong veil', 'Hardly a picture any more: for long texts.'),
    veiled('medium', 'Medium veil', 'What a new background gets.'),
    veiled('light', 'Light veil', 'For few and large words.'),
    {
      name: 'Focal point',
      about: 'What must stay in view when a narrow screen cuts the picture.',
      blocks: words('Set on the picture itself.'),
      tone: 'paper',
      ground: { background: 'picture:field', veil: 'medium', height: 'half', align: 'center' },
    },
  ],
};
