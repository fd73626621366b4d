import { expect, test } from 'vitest';
import { at, block, type Template } from '#site/templates/template.ts';
import { newId } from '../ids.ts';
import { APP_DOMAIN, useApp } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';
import { makeSite } from './new-site.ts';

const kit = useApp();

const journal: Template = {
  ...smallTemplate,
  settings: { ...smallTemplate.settings, comments: { commentsEnabled: true } },
  collections: [
    {
      kind: 'blog',
      title: 'Journal',
      path: '/journal',
      items: [
        {
          title: 'Salt',
          slug: 'salt',
          publishAt: '2026-11-01T08:00:00.000Z',
          comments: [{ name: 'Gwen', text: 'My father dug that pan.', answer: 'Tell us more.' }],
          sections: [{ blocks: [block('text', at(1, 24), { text: 'text:Words' })] }],
        },
      ],
    },
  ],
};

test.each([
  ['a demo starts with what readers wrote and what was answered', true],
  ['somebody’s own site starts without', false],
])('%s', async (_, isDemo) => {
  const { services } = kit.app;
  const identifier = `s${newId()}`;
  const { id: ownerId } = await kit.anAccount();
  const readers = isDemo ? { readers: services } : {};
  await makeSite(services, { identifier, template: journal, ownerId, ...readers });
  const { body } = await kit.call('GET', '/journal/salt', { host: `${identifier}.${APP_DOMAIN}` });
  const [letter, answer] = [body.indexOf('My father dug that pan.'), body.indexOf('Tell us more.')];
  expect([letter > 0, answer > letter]).toEqual([isDemo, isDemo]);
});
