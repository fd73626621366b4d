import { expect, test } from 'vitest';
import { chaptersOf, nextLesson, readDone, writeDone, type Lesson } from './course.ts';

const lesson = (id: string, chapter = ''): Lesson => ({
  id,
  path: `/course/${id}`,
  title: id,
  chapter,
  duration: '',
});

test.each([
  [[], []],
  [['a', 'b'], [['', 1, 'ab']]],
  [
    ['a:One', 'b:One', 'c:Two'],
    [
      ['One', 1, 'ab'],
      ['Two', 3, 'c'],
    ],
  ],
  [
    ['a', 'b:One', 'c:Two', 'd:One'],
    [
      ['', 1, 'a'],
      ['One', 2, 'b'],
      ['Two', 3, 'c'],
      ['One', 4, 'd'],
    ],
  ],
] as [string[], [string, number, string][]][])('%j stand in chapters', (names, chapters) => {
  const lessons = names.map((name) => lesson(name.split(':')[0] ?? '', name.split(':')[1]));
  expect(
    chaptersOf(lessons).map(({ name, first, lessons: inside }) => [
      name,
      first,
      inside.map(({ id }) => id).join(''),
    ]),
  ).toEqual(chapters);
});

const course = ['a', 'b', 'c'].map((id) => lesson(id));

test.each([
  [[], 'a'],
  [['a'], 'b'],
  [['b'], 'a'],
  [['a', 'b', 'c'], undefined],
])('with %j done it goes on at %s', (done, next) => {
  expect(nextLesson(course, new Set(done))?.id).toBe(next);
});

test.each([
  [null, ''],
  ['', ''],
  ['b a', 'a b'],
  ['gone b', 'b'],
])('of %j it remembers %j', (stored, kept) => {
  expect(writeDone(readDone(stored, course))).toBe(kept);
});
