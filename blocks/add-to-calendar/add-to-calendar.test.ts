import { expect, test } from 'vitest';
import { draw } from '../kit/testing/draw.tsx';
import addToCalendar from './block.ts';

const feast = {
  title: 'Feast; with, commas',
  startsAt: '2019-06-12T18:00:00.000Z',
  endsAt: '2019-06-12T22:00:00.000Z',
  place: 'Yard',
};

const fileIn = (markup: string) =>
  decodeURIComponent(/href="data:text\/calendar;charset=utf-8,([^"]*)"/.exec(markup)?.[1] ?? '');

test('the link holds the event, also one that is over', () => {
  const markup = draw(addToCalendar, feast);
  for (const line of [
    'BEGIN:VEVENT',
    'DTSTART:20190612T180000Z',
    'DTEND:20190612T220000Z',
    'SUMMARY:Feast\\; with\\, commas',
    'LOCATION:Yard',
  ])
    expect(fileIn(markup)).toContain(`${line}\r\n`);
  expect(markup).toContain('.ics"');
});

test.each([
  [{ google: false, outlook: false }, 0],
  [{ google: true, outlook: true }, 2],
])('%j', (values, links) => {
  expect(draw(addToCalendar, { ...feast, ...values }).match(/target="_blank"/g)?.length ?? 0).toBe(links);
});

test('an end before the start is an hour after it', () => {
  expect(fileIn(draw(addToCalendar, { ...feast, endsAt: '2019-06-12T10:00:00.000Z' }))).toContain(
    'DTEND:20190612T190000Z',
  );
});

test.each([{ title: '' }, { startsAt: '' }])('without %j there is nothing', (missing) => {
  expect(draw(addToCalendar, { ...feast, ...missing })).toBe('');
});
