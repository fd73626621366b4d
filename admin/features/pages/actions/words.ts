import { catalogue } from '../../../words/catalogue.ts';

export const say = catalogue('features/pages/actions', {
  pageSettings: 'Page settings',
  seeItLive: 'See it live',
  duplicate: 'Duplicate',
  makeItTheHome: 'Make it the home page',
  deletePage: 'Delete page',
  aSiteNeedsA: 'A site needs a home page. Make another page the home page first.',
  deleted: '“{title}” was deleted.',
  deletedAfterPublish: '“{title}” was deleted. It leaves the live site with the next publish.',
  isHome: '“{title}” is the home page of your draft.',
  isHomeAndMoved: '“{title}” is the home page of your draft. “{moved}” lives at {away}.',
});
