import { below, type ShowcasePage } from '../kit/showcase.ts';

const to = { href: '/' };

const page: ShowcasePage = {
  type: 'button',
  title: 'Button',
  kind: 'Interactive',
  summary: 'A link that stands out.',
  lead: 'A button is for the one thing you want a visitor to do next. Say what happens: “Book a table”, not “Click here”.',
  picture: 'stairs',
  examples: [
    {
      name: 'Looks',
      about:
        'Solid is loudest, outline keeps its voice down, underline is a link with room. “As the theme says” follows the design of the whole site.',
      blocks: below(
        'button',
        { label: 'Book a table', to, look: 'solid' },
        { label: 'See the menu', to, look: 'outline' },
        { label: 'How to find us', to, look: 'underline' },
      ),
    },
    {
      name: 'Sizes',
      about: 'Large for an opening, medium everywhere, small in tight places.',
      blocks: below(
        'button',
        { label: 'Large', to, size: 'large' },
        { label: 'Medium', to },
        { label: 'Small', to, size: 'small' },
      ),
    },
    {
      name: 'Alignment',
      about: 'Put a button where the text before it ends.',
      blocks: below(
        'button',
        { label: 'Left', to, look: 'outline' },
        { label: 'Centre', to, look: 'outline', align: 'center' },
        { label: 'Right', to, look: 'outline', align: 'right' },
      ),
    },
    {
      name: 'Full width',
      about: 'As wide as its place, for several of them below each other.',
      blocks: below(
        'button',
        { label: 'My new book', to, look: 'outline', width: 'full' },
        { label: 'Workshops this summer', to, look: 'outline', width: 'full' },
      ),
    },
    {
      name: 'On the accent',
      about: 'On a coloured ground a button turns round its colours.',
      tone: 'accent',
      blocks: below(
        'button',
        { label: 'Solid', to, look: 'solid' },
        { label: 'Outline', to, look: 'outline' },
      ),
    },
  ],
};

export default [page];
