import { business, button, heading, picture, text } from '../../drafts.ts';
import { at, block, type BlockDraft, type PageDraft, type SectionDraft } from '../../template.ts';
import { SIGN_UP } from '../forms.ts';
import { PLANS } from '../plans.ts';

function opening(label: string, title: string, words: string): SectionDraft {
  return {
    name: 'Opening',
    variant: 'opening',
    space: 'small',
    blocks: [
      text(at(1, 3), label, 'small', { phone: at(1, 8, 1) }),
      heading(at(4, 19), title, { level: 1, size: 'large' }, { phone: at(1, 8, 2) }),
      text(at(4, 12, 2), words, 'large', { phone: at(1, 8, 3) }),
    ],
  };
}

/** A part of the product: its picture on one side, its words on the other, in turn. */
function feature(
  draft: { title: string; words: string; picture: string; time: string },
  isLeft: boolean,
): SectionDraft {
  const [words, shown] = isLeft ? [15, 4] : [4, 14];
  const place = (row: number): BlockDraft['place'] => at(words, 9, row);
  return {
    name: draft.title,
    variant: 'feature',
    divider: 'line',
    blocks: [
      text(at(1, 3), draft.time, 'small', { phone: at(1, 8, 1) }),
      picture(at(shown, isLeft ? 10 : 11, 1, 2), draft.picture, { ratio: 'square' }, { phone: at(1, 8, 2) }),
      heading(place(1), draft.title, {}, { phone: at(1, 8, 3) }),
      text(place(2), draft.words, 'normal', { phone: at(1, 8, 4) }),
    ],
  };
}

const features: PageDraft = {
  title: 'Features',
  path: '/features',
  description:
    'The meter, the vote, the bell and three lines of minutes: all that %name% does, which is not much.',
  shareImage: 'picture:vote',
  sections: [
    opening(
      '00.00',
      'It does four things, and then it stops.',
      'There is no feed, no assistant and no confetti. You open it twice: when you begin, and when you are done.',
    ),
    feature(
      {
        time: '00.01',
        picture: 'meter',
        title: 'It counts',
        words:
          'Say roughly what an hour of your people costs; it need not be exact, and it need not be shown to anybody else. From the first minute the sum stands in the corner.\n\nMost teams switch it off after three weeks. By then it has done its work.',
      },
      false,
    ),
    feature(
      {
        time: '00.12',
        picture: 'vote',
        title: 'It asks',
        words:
          'Every person has one button. It says *I think we are done*. Pressing it does nothing until more than half have, and then it rings a bell that was recorded in a primary school in Delft.\n\nNo names are kept. Not for the owner of the meeting, not for the owner of the company, not for us.',
      },
      true,
    ),
    feature(
      {
        time: '00.19',
        picture: 'minutes',
        title: 'It writes three lines',
        words:
          'What was decided. Who does it. By when. If the three lines cannot be filled in, the meeting is marked as a conversation, which is a fine thing, and is not put into the archive.\n\nDecisions can be searched by word, by person, and by “did we not talk about this in spring”.',
      },
      false,
    ),
    {
      name: 'It gives back',
      variant: 'wide',
      tone: 'tint',
      blocks: [
        text(at(1, 3), '00.20', 'small', { phone: at(1, 8, 1) }),
        heading(at(4, 16), 'It gives the rest back', {}, { phone: at(1, 8, 2) }),
        text(
          at(4, 11, 2),
          'What is left of the hour goes into your calendar as time that nobody can book. It is called “Nothing”. You may rename it, and people do: “Walk”, “Thinking”, “Dentist (no dentist)”.',
          'normal',
          { phone: at(1, 8, 3) },
        ),
        picture(at(4, 21, 3), 'room', { ratio: 'wide' }, { phone: at(1, 8, 4) }),
        button(at(4, 10, 4), 'See the prices', '/pricing', { more: { phone: at(1, 8, 5) } }),
      ],
    },
  ],
};

const pricing: PageDraft = {
  title: 'Pricing',
  path: '/pricing',
  description: 'One room is free. Twelve are €24 a month. As many as you have are €190. People cost nothing.',
  sections: [
    opening(
      '16.00',
      'By the room. People are free.',
      'Change or cancel at any time; it takes one click and no conversation.',
    ),
    {
      name: 'Plans',
      variant: 'prices',
      space: 'small',
      blocks: [
        block('pricing', at(1, 24), {
          first: 'Monthly',
          second: 'Yearly',
          saving: 'Two months free',
          plans: PLANS,
          level: 2,
        }),
      ],
    },
    {
      name: 'Compared',
      variant: 'compared',
      tone: 'tint',
      blocks: [
        heading(at(1, 24), 'Line by line'),
        block('table', at(1, 24, 2), {
          caption: 'What is in each plan',
          data: {
            columns: ['', 'One room', 'Corridor', 'Building'],
            rows: [
              ['Rooms', '1', '12', 'All of them'],
              ['People', 'Everybody', 'Everybody', 'Everybody'],
              ['Bell and vote', 'Yes', 'Yes', 'Yes'],
              ['Meter', 'No', 'Yes', 'Yes'],
              ['Archive of decisions', '30 days', 'Always', 'Always'],
              ['Single sign-on', 'No', 'No', 'Yes'],
              ['A person who answers', 'By email', 'By email', 'By name'],
            ],
          },
        }),
      ],
    },
  ],
};

const HELP: readonly { name: string; entries: readonly (readonly [string, string])[] }[] = [
  {
    name: 'Setting up',
    entries: [
      [
        'How do I connect my calendar?',
        'Settings, Calendars, *Connect*. %name% reads when meetings are and how many people come. It does not read what they are called; we would rather not know.',
      ],
      [
        'Do people need accounts?',
        'No. Whoever is invited to the meeting gets the button by link. It works on a phone, under a table.',
      ],
      [
        'How do I set what an hour costs?',
        'Settings, Meter. One number for everybody. If you would like one number for each person, you would like a different product.',
      ],
    ],
  },
  {
    name: 'During a meeting',
    entries: [
      [
        'The bell rang and we were not done.',
        'Press *Five more*. It can be pressed once. That is a law of nature and not a setting.',
      ],
      ['Who pressed the button?', 'More than half of you.'],
      ['Can the owner of a meeting switch the vote off?', 'Yes. Everybody then sees that it is off.'],
    ],
  },
  {
    name: 'Data',
    entries: [
      [
        'What do you store?',
        'When a meeting began and ended, how many came, and the three lines. Presses of the button are added up in memory and thrown away with the meeting.',
      ],
      [
        'Where?',
        'In the Netherlands, on machines that we rent by name. *Building* can keep everything on your own.',
      ],
      [
        'How do I get it out?',
        'Settings, Export: one file, readable without us. Deleting the account deletes the rest within a day.',
      ],
    ],
  },
];

const help: PageDraft = {
  title: 'Help',
  path: '/help',
  description:
    'How to connect a calendar, what the bell does, what %name% stores and how to take it away again.',
  sections: [
    opening('13.00', 'Help, briefly', 'Nine answers. If yours is missing, write to us; a person reads it.'),
    ...HELP.map(({ name, entries }): SectionDraft => ({
      name,
      variant: 'help',
      divider: 'line',
      space: 'small',
      blocks: [
        heading(at(1, 7), name, { size: 'small' }, { phone: at(1, 8, 1) }),
        block(
          'faq',
          at(8, 17),
          {
            level: 3,
            look: 'open',
            questions: entries.map(([question, answer]) => ({ question, answer: `text:${answer}` })),
          },
          { phone: at(1, 8, 2) },
        ),
      ],
    })),
    {
      name: 'From a program',
      variant: 'help',
      divider: 'line',
      space: 'small',
      blocks: [
        heading(at(1, 7), 'From a program', { size: 'small' }, { phone: at(1, 8, 1) }),
        text(at(8, 14), 'There is one call. It ends the meeting.', 'normal', { phone: at(1, 8, 2) }),
        block(
          'snippet',
          at(8, 17, 2),
          {
            language: 'Shell',
            file: 'end.sh',
            source:
              'curl --request POST \\\n  --header "Authorization: Bearer $KEY" \\\n  https://api.{{adjourn.example|example}}/rooms/kitchen/end\n\n# 200 {"minutes": 19, "given_back": 41}',
          },
          { phone: at(1, 8, 3) },
        ),
      ],
    },
  ],
};

const signUp: PageDraft = {
  title: 'Sign up',
  path: '/sign-up',
  description: 'Ask for an account with %name%. One room is free for as long as you like.',
  sections: [
    opening(
      '09.05',
      'Four questions, then you are done.',
      'We send a link. You connect a calendar. At your next meeting there is a button.',
    ),
    {
      name: 'Form',
      variant: 'sign-up',
      space: 'small',
      blocks: [
        block('form', at(4, 11), { formId: SIGN_UP }, { phone: at(1, 8, 1) }),
        text(at(17, 8), '## Rather talk to somebody?\n\nThat is a meeting. But very well.', 'normal', {
          phone: at(1, 8, 2),
        }),
        business(at(17, 8, 2), ['email', 'phone', 'address'], 'normal', { phone: at(1, 8, 3) }),
      ],
    },
  ],
};

export const productPages: readonly PageDraft[] = [features, pricing, help, signUp];
