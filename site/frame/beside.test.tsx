import { createElement } from 'react';
import { expect, test } from 'vitest';
import { textIn } from '#blocks/kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from '#blocks/kit/testing/render.tsx';
import { AnnouncementBar } from '../announcement/announcement.tsx';
import { ManagePage } from '../consent/manage-page.tsx';
import { LetterPage } from '../newsletter/letter-page.tsx';

test('an announcement leads somewhere, and its owner sees when nobody else does', () => {
  const draw = (href: string, state: string) =>
    renderToStaticMarkup(
      <AnnouncementBar
        announcement={{ text: 'Sale', tone: 'ink', target: { href, newWindow: false } } as never}
        state={state as never}
      />,
    );
  expect(draw('/sale', 'shown')).toContain('<a href="/sale">Sale</a>');
  expect(draw('', 'shown')).toContain('<p>Sale</p>');
  expect(draw('', 'shown')).toContain('<button');
  expect(draw('', 'hidden')).not.toContain('<button');
  expect(draw('', 'hidden')).toContain('Hidden for visitors');
});

test('a letter as it was sent', () => {
  const letter = { sentAt: '2030-05-01T10:00:00Z', text: 'One https://x.test/a.\n\nTwo' };
  const draw = (action: object) =>
    renderToStaticMarkup(createElement(LetterPage, { ...letter, action } as never));
  expect(draw({ label: '', url: '' })).toContain('<a href="https://x.test/a">');
  expect(draw({ label: 'Read', url: '' })).not.toContain('button');
  expect(draw({ label: 'Read', url: '/read' })).toContain('>Read</a>');
});

test('what a visitor agreed to can be changed', () => {
  const draw = (more: object) =>
    renderToStaticMarkup(
      <ManagePage
        special={
          {
            name: 'cookies',
            allowed: [],
            hasChosen: false,
            gpc: false,
            to: '/',
            receiptId: '',
            buttons: { accept: 'Accept all', decline: 'Decline', text: 'Save' },
            ...more,
          } as never
        }
      />,
    );
  expect(textIn(draw({ hasChosen: true }))).not.toBe(textIn(draw({})));
  expect(draw({ receiptId: 'r1' })).toContain('<code>r1</code>');
  expect(draw({})).not.toContain('<code>');
  expect(textIn(draw({ gpc: true }))).not.toBe(textIn(draw({})));
});
