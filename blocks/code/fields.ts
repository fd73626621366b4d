import { code } from '#core/fields/code.ts';
import { consentField } from '#core/consent/contacts.ts';
import { choice, group, type ValueOf } from '#core/fields/index.ts';

export const MAX_CODE_LENGTH = 50_000;

export const fields = group({
  html: code({
    max: MAX_CODE_LENGTH,
    language: 'html',
    label: 'HTML',
    help: 'It runs on the published page, never in the editor or in previews. Code of people who are not admins has to be approved first.',
  }),
  mode: choice(['html', 'show'], 'html', {
    label: 'Mode',
    labels: { html: 'Put it on the page', show: 'Show it as source' },
  }),
  consent: consentField(),
});

export type CodeValues = ValueOf<typeof fields>;
