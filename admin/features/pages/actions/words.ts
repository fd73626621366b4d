import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/pages/actions', {
  pageSettings: 'Page settings',
  seeItLive: 'See it live',
  duplicate: 'Duplicate',
  makeItTheHome: 'Make it the home page',
  deletePage: 'Delete page',
  aSiteNeedsA: 'A site needs a home page. Make another page the home page first.',
  deleted: '“{title}” deleted.',
  deletedAfterPublish: '“{title}” deleted. It is removed from the live site when you publish.',
  isHome: '“{title}” is now the home page of your draft.',
  isHomeAndMoved: '“{title}” is now the home page of your draft. “{moved}” moved to {away}.',
});
