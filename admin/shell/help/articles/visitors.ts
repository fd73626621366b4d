import type { Article } from '../article.ts';

export const VISITORS: readonly Article[] = [
  {
    id: 'build-form',
    title: 'Build a form',
    at: ['/forms'],
    also: 'contact fields steps condition logic captcha booking',
    parts: [
      [
        'Press *Add form* under *Forms*.',
        'Add fields and drag them into order. Click a field to change its title, or whether it is required.',
        'Under *Logic*, show a field only for certain answers, or start a new step.',
        'Publish the form, and put it on a page with a form block.',
      ],
      'Submissions arrive in your inbox and by email. The tab *Storage* says who else gets them.',
    ],
  },
  {
    id: 'inbox',
    title: 'Answer messages',
    at: ['/inbox', '/settings/notifications'],
    also: 'submissions reply assign spam csv export email notifications',
    parts: [
      'Every form that somebody sends is under *Inbox*. Open one to reply, assign it to somebody, add a note or mark it as spam. *Export* saves all of them as a file for spreadsheets.',
      'Which emails you get is chosen under *Settings*, *Notifications*.',
    ],
  },
  {
    id: 'newsletter',
    title: 'Send a newsletter',
    at: ['/newsletter', '/marketing'],
    also: 'mailing list subscribers email campaign',
    parts: [
      [
        'Press *Add list* under *Newsletter*. Visitors join it by a newsletter block, a form or the pop-up, and confirm by email.',
        'Press *Write email* and choose the list.',
        'Press *Send test* to get it yourself first.',
        'Press *Send…*.',
      ],
      'Each email has a link to unsubscribe.',
    ],
  },
  {
    id: 'popup',
    title: 'Announcement bar and pop-up',
    at: ['/marketing'],
    also: 'banner message promotion sign up',
    parts: [
      'The *Announcement bar* is one line above every page, for as long as you like. The *Pop-up* asks visitors for something: to sign up, to fill in a form or to press a button. Its tab *When* says on which pages, after how long and how often.',
    ],
  },
  {
    id: 'analytics',
    title: 'Read your figures',
    at: ['/analytics', '/selling/sales'],
    also: 'visitors traffic sources statistics goals conversion experiments speed',
    parts: [
      '*Analytics* counts visits without cookies: which pages, where people come from, what they search for and where they stop. *Goals* count steps that you choose, such as reading a page and then sending a form. What was sold is under *Selling*, *Sales*.',
      'Your own visits while you are logged in are not counted.',
      '*Experiments* compare two or more versions of a page, a section or the site’s style. Change a draft without publishing it, create an experiment, and publish the winner when the figures say it is safe.',
    ],
  },
];
