import { describe, expect, test } from 'vitest';
import { businessSettings } from '#core/settings/business.ts';
import { countOf, drawerOf, textIn } from './kit/testing/draw-view.tsx';
import { fields as calendarFields } from './add-to-calendar/fields.ts';
import { AddToCalendarView } from './add-to-calendar/view.tsx';
import { fields as countdownFields } from './countdown/fields.ts';
import { CountdownView } from './countdown/view.tsx';
import { fields as hoursFields } from './opening-hours/fields.ts';
import { OpeningHoursView } from './opening-hours/view.tsx';
import { fields as sinceFields } from './time-since/fields.ts';
import { TimeSinceView } from './time-since/view.tsx';

const MOMENT = '2026-08-01T18:00:00.000Z';

describe('add to calendar', () => {
  const draw = drawerOf({ fields: calendarFields, View: AddToCalendarView });
  const feast = { title: 'Feast', startsAt: MOMENT, place: 'Yard', google: false };
  test('a button alone tells whoever listens what it is about', () => {
    expect(textIn(draw({ ...feast, look: 'full' }))).toMatch(
      /^Feast .*1 August 2026.* Yard Add to calendar$/,
    );
    expect(textIn(draw({ ...feast, look: 'button' }))).toMatch(/^Add to calendar \(Feast, .*2026.*\)$/);
    expect(textIn(draw({ ...feast, look: 'button', label: 'Note it' }))).toMatch(/^Note it/);
  });
  test('the file is called after it', () => {
    expect(draw({ ...feast, title: 'Summer feast' })).toContain('download="summer-feast.ics"');
    expect(draw({ ...feast, title: '夏' })).toMatch(/download="[^"]+\.ics"/);
  });
});

describe('countdown', () => {
  const draw = drawerOf({ fields: countdownFields, View: CountdownView });
  test('before any script runs the moment itself stands there', () => {
    expect(textIn(draw({ until: MOMENT, title: 'Soon' }))).toMatch(/^Soon .*2026/);
    expect(draw({ until: MOMENT })).not.toContain('countdown-title');
    expect(draw({ until: MOMENT }, {}, { isEditing: true })).toContain('countdown-title');
    expect(draw({ until: MOMENT, ended: 'Come in.' })).toContain('&quot;ended&quot;:&quot;Come in.&quot;');
  });
});

describe('opening hours', () => {
  const draw = drawerOf({ fields: hoursFields, View: OpeningHoursView });
  const business = businessSettings.read({
    hours: [
      { day: 'Tuesday', opens: '14:00', closes: '18:00' },
      { day: 'Tuesday', opens: '09:00', closes: '12:00' },
      { day: 'Monday', opens: '09:00', closes: '' },
    ],
  });
  test('days in their order, hours in theirs, and the rest closed', () => {
    const markup = draw({ hasState: false, note: 'Ring twice' }, { business });
    expect(textIn(markup)).toMatch(
      /^Monday Closed Tuesday 09:00–12:00, 14:00–18:00 Wednesday Closed .*Ring twice$/,
    );
    expect(countOf(markup, 'data-closed')).toBe(6);
  });
  test('what is not wanted is not there', () => {
    expect(draw({ hasState: false }, { business })).not.toContain('data-island');
    expect(draw({ hasDays: false, hasState: false }, { business })).not.toContain('<dl');
    expect(draw()).toBe('');
    expect(draw({}, {}, { isEditing: true })).toContain('Business information');
  });
  test('whether it is open is for scripts to say; without them the days stand there, once', () => {
    expect(draw({ hasState: true, hasDays: false }, { business })).toContain('<noscript><dl');
    expect(draw({ hasState: true, hasDays: true }, { business })).not.toContain('<noscript');
  });
});

describe('time since', () => {
  const draw = drawerOf({ fields: sinceFields, View: TimeSinceView });
  test('the day, between the words around it', () => {
    expect(textIn(draw({ since: MOMENT, before: 'Open', after: 'now' }))).toBe('Open 1 August 2026 now');
    expect(draw({ since: MOMENT, after: '.' })).toContain('</time>.');
    expect(draw({ since: MOMENT, after: 'ago' })).toContain('</time> ago');
    expect(textIn(draw({ since: MOMENT, before: '', after: '' }))).toBe('1 August 2026');
    expect(draw({ since: MOMENT })).toContain(`data-date="${Date.parse(MOMENT)}"`);
  });
});
