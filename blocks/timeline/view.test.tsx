import { expect, test } from 'vitest';
import { countOf, drawerOf, textIn } from '../kit/testing/draw-view.tsx';
import { fields } from './fields.ts';
import { TimelineView } from './view.tsx';

const draw = drawerOf({ fields, View: TimelineView });
const entries = [{ when: '1998', title: 'Opened', words: 'In May' }, { title: 'Moved' }, { words: 'Lost' }];

test('entries with what is said of each; one with neither day nor title is none', () => {
  const markup = draw({ entries });
  expect(textIn(markup)).toBe('1998 Opened In May Moved');
  expect(countOf(markup, 'timeline-when')).toBe(1);
  expect(draw({ entries, level: 2 })).toContain('<h2 class="timeline-title">Opened');
});

test('all that can be typed into stands there in the editor', () => {
  const markup = draw({ entries }, {}, { isEditing: true });
  expect(countOf(markup, '<li')).toBe(3);
  expect(markup).toContain('data-edit="entries.2.title"');
});

test('a row is pushed along by keys', () => {
  expect(draw({ entries, look: 'row' })).toContain('tabindex="0" role="list"');
  expect(draw({ entries })).not.toContain('tabindex');
});
