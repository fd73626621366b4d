import { renderToString } from '#blocks/kit/testing/render.tsx';
import { expect, test } from 'vitest';
import Album from '#blocks/album/island.tsx';
import Course from './island.tsx';

test('a course is whole before it wakes', () => {
  const lessons = [
    { id: 'a', path: '/course/a', title: 'First', chapter: 'Begin', duration: '4:05' },
    { id: 'b', path: '/course/b', title: 'Second', chapter: 'End', duration: '' },
  ];
  const html = renderToString(<Course course="/course" title="A course" lessons={lessons} here="b" />);
  expect(
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe('Begin 1 First 4:05 End 2 Second');
  expect(html).toMatch(/href="\/course\/b" aria-current="page"/);
});

test('an album can be listened to before it wakes', () => {
  const track = { id: 'a', path: '/tunes/a', title: 'One', artist: '', src: '/s/one.mp3', duration: '3:10' };
  const html = renderToString(<Album album="Tunes" tracks={[track, { ...track, id: 'b', src: '' }]} />);
  expect(html.match(/<audio controls="" preload="none" src="\/s\/one.mp3"/g)).toHaveLength(1);
});
