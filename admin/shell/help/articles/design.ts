import type { Article } from '../article.ts';

export const DESIGN: readonly Article[] = [
  {
    id: 'colours-fonts',
    title: 'Choose colours and fonts',
    at: ['/design'],
    also: 'colors palette typography dark mode theme contrast',
    parts: [
      'Under *Design*, *Colours* has ready palettes. Or choose paper, ink and accent yourself: the rest follows, and text is adjusted where it would be hard to read. *Auto* follows the device of each visitor, light or dark.',
      '*Type* has pairs of fonts, sizes and weights. *Shape, space and motion* has corners, buttons, spacing and what moves.',
      'The site beside it shows each change at once. Visitors see it after you publish.',
    ],
  },
  {
    id: 'header-footer',
    title: 'Logo, header and footer',
    at: ['/design', '/settings/site'],
    also: 'logo favicon icon announcement bar social links',
    parts: [
      'Add your logo under *Settings*, *Site*. It appears in the header instead of the title. You set the *Browser icon* there too.',
      'The layout of the header, its button and the announcement bar are under *Design*, *Header*. The footer is edited like a page, under *Design*, *Footer*.',
    ],
  },
  {
    id: 'template',
    title: 'Try another template',
    at: ['/design/template'],
    also: 'theme change look switch',
    parts: [
      'Under *Design*, *Template*, press *Preview* to see your own pages in another look. Nothing changes until you decide to use it, and your pages, text and pictures stay as they are.',
    ],
  },
  {
    id: 'pictures',
    title: 'Pictures and files',
    at: ['/assets'],
    also: 'upload images alt text crop focal point replace video pdf download',
    parts: [
      'Drop files onto *Assets*, or onto a picture block on a page. Large pictures are made smaller for each screen by themselves.',
      [
        'Open a picture to write its *Description (alt text)*. It is read out to people who cannot see it.',
        'Click what matters most in the picture: it stays in sight wherever the picture is cut.',
        '*Replace* puts another file in its place everywhere. *Where it is used* lists those places.',
      ],
    ],
  },
];
