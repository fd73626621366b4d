import { expect, test } from 'vitest';
import { CATALOGUES } from '#core/words/catalogues.ts';
import { shortCount, waitingOf } from '../account/home.ts';
import { valueOf } from '../pickers/assets/picture-value.ts';
import { nameOf as subjectName, SUBJECTS } from './experiments/subjects.ts';
import { controlsOf as formControls } from './forms/builder/tab.ts';
import { titleOfArea } from './languages/area-titles.ts';
import { languageOptions, progressWords } from './languages/names.ts';
import { controlsOf as popupControls } from './marketing/popup/tab.ts';
import { nameOf } from './people/name-of.ts';
import { culpritWords } from './speed/culprit.ts';

test('somebody without a name is called by their email', () => {
  expect(nameOf({ name: 'Ada', email: 'a@example.com' })).toBe('Ada');
  expect(nameOf({ name: '', email: 'a@example.com' })).toBe('a@example.com');
});

test('every area of words has a title, and what is none is called as it is', () => {
  for (const area of Object.keys(CATALOGUES)) expect(titleOfArea(area)).not.toBe(area);
  expect(titleOfArea('toString')).toBe('toString');
});

test('languages are offered once, by their names, without those that are there', () => {
  const options = languageOptions(['de']);
  const labels = options.map(({ label }) => label);
  expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining(['fr', 'pt-BR', 'zh-Hant']));
  expect(options.some(({ value }) => value === 'de')).toBe(false);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(labels);
  expect(labels.every((label) => label.length > 2)).toBe(true);
});

test('progress tells what is out of date where something is', () => {
  const done = progressWords({ texts: 40, translated: 12, machine: 0, outOfDate: 0 });
  expect(done).toMatch(/12.*40/);
  expect(progressWords({ texts: 40, translated: 12, machine: 0, outOfDate: 2 })).toMatch(/12.*40.*2/);
  expect(progressWords({ texts: 40, translated: 12, machine: 5, outOfDate: 2 })).toMatch(/12.*40.*5.*2/);
});

test.each([
  [{ block: 'header', element: 'img' }, 'Header'],
  [{ block: 'image', element: 'hero.jpg' }, /image.*, hero\.jpg$/i],
  [{ block: 'image', element: 'div' }, /^[^,]*image[^,]*$/i],
  [{ block: '', element: 'div' }, 'div'],
  [{ block: 'no-such-block', element: 'hero.jpg' }, 'hero.jpg'],
])('%j is to be looked for', (culprit, words) => {
  expect(culpritWords(culprit)).toMatch(words);
});

test('what is compared is called and edited as what it is', () => {
  const about = { title: '', path: '/about', section: 'Hero' };
  const page = { ...about, subject: { kind: 'page', pageId: 'p' } } as never;
  const section = {
    ...about,
    title: 'About',
    subject: { kind: 'section', pageId: 'p', sectionId: 's' },
  } as never;
  const style = { ...about, subject: { kind: 'style' } } as never;
  expect([subjectName(page), subjectName(section)]).toEqual(['/about', 'About: Hero']);
  expect([
    SUBJECTS.page.editedAt(page),
    SUBJECTS.section.editedAt(section),
    SUBJECTS.style.editedAt(style),
  ]).toEqual(['/pages/p', '/pages/p', '/design']);
  expect(SUBJECTS.page.editedAt(style)).toBe('/pages');
});

test('what waits is told in its order, and nothing that does not', () => {
  const waiting = { orders: 0, messages: 2, comments: 1200, failedMails: 1 } as never;
  const told = waitingOf({ waiting });
  expect(told.map(({ name, count }) => [name, count])).toEqual([
    ['messages', 2],
    ['comments', 1200],
    ['failedMails', 1],
  ]);
  expect(told[1]?.words).toContain('999+');
  expect([shortCount(999), shortCount(1000)]).toEqual(['999', '999+']);
});

test('a file becomes a picture, one without measures a square one', () => {
  const file = {
    src: '/images/a.jpg',
    alt: 'A',
    width: null,
    height: null,
    focalPoint: { x: 0, y: 1 },
    blur: '',
  };
  expect(valueOf(file as never)).toEqual({
    src: '/images/a.jpg',
    alt: 'A',
    width: 1,
    height: 1,
    focalPoint: { x: 0, y: 1 },
  });
  expect(valueOf({ ...file, width: 20, height: 10, blur: 'b' } as never)).toMatchObject({
    width: 20,
    height: 10,
    blur: 'b',
  });
});

test('the tabs of a builder get the controls of their part', () => {
  expect(Object.keys(formControls())).toContain('fields');
  expect(Object.keys(formControls('storage'))).toContain('subject');
  expect(formControls('name')).toEqual({});
  expect(Object.keys(popupControls()).length).toBeGreaterThan(2);
});
