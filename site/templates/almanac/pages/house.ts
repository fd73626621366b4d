import { button, heading, index, picture, text } from '../../drafts.ts';
import { at, block, type PageDraft } from '../../template.ts';

const FROM = { collection: 'collection:/essays' };

const about: PageDraft = {
  title: 'About',
  path: '/about',
  description: 'Who makes %name%, where, and why it takes them a season.',
  shareImage: 'picture:kitchen-window',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 18), 'We write down what was there.', { level: 1, size: 'large' }),
        text(
          at(1, 12, 2),
          'Four people, one kitchen table, and a rule: nobody writes about a thing they have looked at only once.',
          'large',
        ),
      ],
    },
    {
      name: 'How it began',
      variant: 'essay',
      space: 'small',
      blocks: [
        picture(at(1, 9), 'kitchen-window', { ratio: 'portrait', eager: 'first' }, { phone: at(1, 8, 1) }),
        text(
          at(11, 12),
          '%name% began as a list on the back of a calendar. Maud wrote down the first frost, the first swift, the day the lane could be walked in shoes. Ben, who came to mend the stove, wrote underneath what they had eaten. By the end of the year there was no calendar left, and there was a magazine.\n\nWe print four issues a year, one for each season. An issue has six essays, all of them about walking, weather or kitchens, because those are the three things that happen to everyone.\n\n## What we do not print\n\nAdvice. Lists of ten. Anything that was written in the same week. Photographs, because they are too quick.\n\nThe pictures are washes in three tones: the paper, the weather, and the ink. If there is a fourth colour in one, it was a Sunday.',
          'normal',
          { phone: at(1, 8, 2) },
        ),
      ],
    },
    {
      name: 'Practical matters',
      variant: 'facts',
      divider: 'line',
      blocks: [
        heading(at(1, 6), 'Practical matters', { size: 'small' }),
        index(at(7, 18), [
          {
            title: 'Write to us',
            note: 'We read everything, and answer most of it',
            meta: '%email%',
            href: 'mailto:%email%',
          },
          {
            title: 'Write for us',
            note: 'Send one page about one thing. We answer within a month',
            meta: 'Not by telephone',
          },
          {
            title: 'On paper',
            note: 'The four issues of a year come by post',
            meta: '£28',
            href: '/subscribe',
          },
          {
            title: 'The table',
            note: '{{3 Chapel Row, Lowbridge. |}}Come on a Thursday; bring a biscuit',
            meta: 'Thursdays',
          },
        ]),
      ],
    },
  ],
};

const writers: PageDraft = {
  title: 'Writers',
  path: '/writers',
  description: 'Maud Ferrier, Idris Vaughan, Sunniva Dahl and Ben Okoro, and what they wrote last.',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 18), 'Four people who looked twice.', { level: 1, size: 'large' }),
        text(at(1, 12, 2), 'They meet on Thursdays. There is usually soup.', 'large'),
      ],
    },
    {
      name: 'Who',
      variant: 'writers',
      space: 'small',
      blocks: [
        writer(
          at(1, 11, 1),
          'Maud Ferrier',
          'Editor. Hedges, frost, other people’s windows',
          'Taught geography until she noticed that she preferred places to capitals. Keeps the notebook. Cuts everybody’s last paragraph, her own first.',
        ),
        writer(
          at(14, 11, 1),
          'Idris Vaughan',
          'Paths and rivers',
          'Has walked from his front door to the sea in all of the four directions, and does not recommend the north. Draws the maps we do not print.',
        ),
        writer(
          at(1, 11, 2),
          'Sunniva Dahl',
          'Weather',
          'Grew up with two hundred and forty days of rain and has been homesick in every dry country since. Can tell you what it will do at four.',
        ),
        writer(
          at(14, 11, 2),
          'Ben Okoro',
          'Kitchens',
          'Came to mend the stove in 2022. Cooks for whoever is at the table, writes it down afterwards, and has strong views about onions.',
        ),
      ],
    },
  ],
};

function writer(place: ReturnType<typeof at>, name: string, role: string, words: string) {
  return block('author', place, { name, role, words, ...FROM, count: 3 });
}

const issues: PageDraft = {
  title: 'Issues',
  path: '/issues',
  description:
    'Every issue of %name% from the eighth to the twelfth, and all essays by year, subject and word.',
  shareImage: 'picture:first-frost',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 18), 'Three times around the year.', { level: 1, size: 'large' }),
        text(at(1, 12, 2), 'What is sold out on paper can still be read here.', 'large'),
      ],
    },
    {
      name: 'Issues',
      variant: 'issues',
      space: 'small',
      blocks: [
        index(at(1, 24), [
          {
            title: '12',
            note: 'Hedges, rain, a kettle',
            meta: 'Autumn 2026',
            href: '/essays/the-hedge-in-october',
            picture: 'cover-hedges',
          },
          {
            title: '11',
            note: 'Chalk, onions, a cousin',
            meta: 'Summer 2026',
            href: '/essays/a-path-is-an-argument',
            picture: 'chalk-path',
          },
          {
            title: '10',
            note: 'A river, backwards',
            meta: 'Spring 2026',
            href: '/essays/rowing-home-slowly',
            picture: 'river',
          },
          {
            title: '9',
            note: 'Lamps, lanes, a jigsaw',
            meta: 'Winter 2026',
            href: '/essays/one-lit-window',
            picture: 'night-lane',
          },
          {
            title: '8',
            note: 'Frost, beans, the sink',
            meta: 'Autumn 2025',
            href: '/essays/first-frost-last-beans',
            picture: 'first-frost',
          },
        ]),
      ],
    },
    {
      name: 'Everything',
      variant: 'years',
      divider: 'line',
      blocks: [
        heading(at(1, 6), 'By year, subject and word', { size: 'small' }),
        block('archive', at(7, 8), { ...FROM, groupBy: 'year' }),
        block('archive', at(17, 8), { ...FROM, groupBy: 'category' }),
        block('tag-cloud', at(7, 18, 2), { ...FROM, count: 40 }),
        block('search', at(7, 12, 3), {
          label: 'Look for a word',
          placeholder: 'frost, soup, swans',
          button: 'Look',
        }),
      ],
    },
  ],
};

const subscribe: PageDraft = {
  title: 'Subscribe',
  path: '/subscribe',
  description: 'The letter by mail, the issues by post, and the feed for those who collect feeds.',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 18), 'Let it come to you.', { level: 1, size: 'large' }),
        text(
          at(1, 12, 2),
          'By mail four times a year, by post four times a year, or by feed whenever we have finished something.',
          'large',
        ),
      ],
    },
    {
      name: 'The letter',
      variant: 'ways',
      space: 'small',
      blocks: [
        block('newsletter', at(1, 11), {
          listId: 'seasons',
          title: 'The letter',
          description:
            'When the season turns: what is in the new issue, and one thing to look at until the next.',
          disclaimer: 'Four a year, nothing else. You can leave with one click.',
          submitText: 'Send it to me',
          message: 'Thank you. It will come when the leaves do.',
          asksName: true,
          layout: 'stack',
        }),
        text(
          at(14, 10),
          '## On paper\n\nFour issues, 64 pages each, sewn, on paper that takes pencil. £28 a year and the postage is ours. Send your address to [{{post@hedgeandkettle.example|%email%}}](mailto:{{post@hedgeandkettle.example|%email%}}) and pay when the first one has come.\n\n## As a gift\n\nThe same, with a card written by whichever of us has the best hand that week.',
        ),
        block('feed', at(14, 10, 2), { ...FROM, label: 'Follow by RSS', showJson: true }),
      ],
    },
    {
      name: 'What readers say',
      variant: 'letters',
      tone: 'tint',
      blocks: [
        block('quote', at(4, 17), {
          text: 'It arrives, I put it on the stairs, and for a week everyone who goes up comes down later than they meant to.',
          source: 'A reader in Cork',
          size: 'large',
        }),
        button(at(4, 12, 2), 'Read the newest essay', '/essays/the-hedge-in-october', { look: 'underline' }),
      ],
    },
  ],
};

export const housePages: readonly PageDraft[] = [issues, writers, about, subscribe];
