import { consentField } from '../consent/contacts.ts';
import { code } from '../fields/code.ts';
import { choice, group, image, text, toggle, type ValueOf } from '../fields/index.ts';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { pageBody } from '../page/stored/fields.ts';
import { path } from '../site/paths.ts';
import { pageIds } from './index-page.ts';

export const MAX_TITLE_LENGTH = 200;
export const MAX_PAGE_CODE_LENGTH = 50_000;

export const pageFields = (blockOf: BlockRulesOf) =>
  group({
    title: text({ max: MAX_TITLE_LENGTH, initial: 'Untitled', label: 'Page title' }),
    path: path({ label: 'Address' }),
    description: text({
      max: 400,
      lines: 3,
      label: 'Description',
      help: 'For search engines and shared links.',
    }),
    kind: choice(['page', 'splash', 'index'], 'page', {
      label: 'Kind',
      labels: { page: 'Page', splash: 'Cover page', index: 'Index page' },
    }),
    /** What an index page stacks. */
    children: pageIds({
      label: 'Pages on it',
      help: 'Shown one below the other. Each keeps its own address, and is edited there.',
    }),
    seoTitle: text({ max: MAX_TITLE_LENGTH, label: 'Title for search engines' }),
    noIndex: toggle(false, { label: 'Hide from search engines' }),
    shareImage: image({ label: 'Picture for shared links' }),
    headCode: code({
      max: MAX_PAGE_CODE_LENGTH,
      language: 'html',
      label: 'Code in the head of this page',
    }),
    headConsent: consentField('Consent for the code in the head'),
    footCode: code({
      max: MAX_PAGE_CODE_LENGTH,
      language: 'html',
      label: 'Code at the end of this page',
    }),
    footConsent: consentField('Consent for the code at the end'),
    body: pageBody(blockOf),
  });

export type PageDocument = ValueOf<ReturnType<typeof pageFields>>;
