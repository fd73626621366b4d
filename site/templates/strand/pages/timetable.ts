import { heading, index, text, type IndexEntry } from '../../drafts.ts';
import { at, block, type PageDraft, type SectionDraft } from '../../template.ts';
import { ACTS, DAYS, type Day } from '../acts.ts';

/** What the sea does, and what people do around it. */
const BETWEEN: Readonly<Record<Day, readonly IndexEntry[]>> = {
  Friday: [
    { meta: '17.10', title: 'The road is there', note: 'Gates open. Walk on the left' },
    { meta: '20.31', title: 'Low water', note: 'The Sandbar is at its largest' },
    { meta: '23.20', title: 'Last call for land', note: 'After this you live here' },
  ],
  Saturday: [
    { meta: '09.30', title: 'Swim', note: 'With Bríd, who does not wait' },
    { meta: '21.22', title: 'Low water', note: 'Lowest of the year. Bring a chair' },
    { meta: '23.40', title: 'The bar closes itself', note: 'Lift your feet' },
  ],
  Sunday: [
    { meta: '10.00', title: 'Breakfast', note: 'Everything that is left, fried' },
    { meta: '19.40', title: 'Low water', note: 'The road home until 22.30' },
    { meta: '22.30', title: 'The road is gone', note: 'So are we' },
  ],
};

/** Without the rules of a language, which take long to load: all times are written alike. */
const byTime = (a: { meta?: string }, b: { meta?: string }) => ((a.meta ?? '') < (b.meta ?? '') ? -1 : 1);

function day(name: Day, number: number): SectionDraft {
  const playing = ACTS.filter((act) => act.day === name).map((act) => ({
    meta: act.time,
    title: act.name,
    note: act.stage,
    href: `/line-up/${act.slug}`,
  }));
  const entries = [...playing, ...BETWEEN[name]].toSorted(byTime);
  const tones = ['paper', 'pastel1', 'pastel3'] as const;
  return {
    name,
    variant: 'day',
    tone: tones[number] ?? 'paper',
    blocks: [heading(at(1, 24), name, { size: 'large' }), index(at(1, 24, 2), entries)],
  };
}

export const timetable: PageDraft = {
  title: 'Timetable',
  path: '/timetable',
  description: 'Friday, Saturday and Sunday at %name%, hour by hour, with the times of low water.',
  shareImage: 'picture:brass',
  sections: [
    {
      name: 'Opening',
      variant: 'opening',
      space: 'small',
      blocks: [
        heading(at(1, 24), 'When', { level: 1, size: 'display' }),
        text(at(1, 12, 2), 'The tide is punctual. The acts are asked to be.', 'large'),
        block('navigation', at(1, 24, 3), {
          from: 'own',
          label: 'Days',
          direction: 'row',
          links: DAYS.map((name) => ({ title: name, to: { href: `/timetable#${name.toLowerCase()}` } })),
        }),
      ],
    },
    ...DAYS.map(day),
  ],
};
