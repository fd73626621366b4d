import { expect, test } from 'vitest';
import { ContributorRole, permissionsOfRoles } from '../enumerations/permissions.ts';
import { PageKind } from '../enumerations/page-kinds.ts';
import { reasonToStay, stayingPath, type ReasonToStay, type RedirectFacts } from './redirect.ts';

const { admin, editor, viewer, commenter, billing } = ContributorRole;
const held = (...roles: ContributorRole[]) => ({ roles, permissions: permissionsOfRoles(roles) });

const owner: RedirectFacts = {
  isSignedIn: true,
  ...held(admin),
  isDeveloperMode: false,
  isCloneable: false,
  isTopWindow: true,
  isEditorFrame: false,
  hostname: 'demo.app.example',
  pathname: '/about',
  search: '?x=1',
  hasNoRedirectFlag: false,
  pageType: PageKind.page,
};

test.each<[string, Partial<RedirectFacts>, ReasonToStay | undefined]>([
  ['an owner', {}, undefined],
  ['an editor', held(editor), undefined],
  ['somebody for the bills', held(billing), undefined],
  ['a viewer who edits too', held(viewer, editor), undefined],
  ['the front page', { pathname: '/', search: '' }, undefined],
  ['a search', { pathname: '/search', search: '?q=jar', pageType: PageKind.search }, undefined],
  ['a site below localhost', { hostname: 'demo.localhost' }, undefined],
  ['a site of a host that only starts like it', { hostname: 'localhost.example' }, undefined],
  ['a page that only starts like another', { pathname: '/checkouts' }, undefined],
  ['a parameter that only looks like it', { search: '?noredirects=1&a=noredirect' }, undefined],
  ['logout=false', { search: '?logout=false' }, undefined],

  ['a visitor', { isSignedIn: false, roles: [], permissions: [] }, 'anonymous'],
  ['a viewer', held(viewer), 'viewer only'],
  ['an account of elsewhere', held(), 'no permission here'],
  ['a commenter', held(commenter), 'no permission here'],
  ['a site in developer mode', { isDeveloperMode: true }, 'developer mode'],
  ['a cloneable site', { isCloneable: true }, 'cloneable'],
  ['the frame of the admin', { isEditorFrame: true, isTopWindow: false }, 'editor frame'],
  ['another frame', { isTopWindow: false }, 'not the top window'],
  ['localhost', { hostname: 'localhost' }, 'local host'],
  ['127.0.0.1', { hostname: '127.0.0.1' }, 'local host'],
  ['::1', { hostname: '[::1]' }, 'local host'],
  ['?noredirect', { search: '?noredirect' }, 'noredirect parameter'],
  ['?noredirect=true', { search: '?a=1&noredirect=true' }, 'noredirect parameter'],
  ['the flag of the tab', { hasNoRedirectFlag: true }, 'noredirect flag'],
  ['the page after a log-out', { search: '?logout=true' }, 'logged out'],
  ['a checkout', { pathname: '/checkout/shipping' }, 'no content page'],
  ['a checkout elsewhere', { pageType: PageKind.checkout }, 'no content page'],
  ['a log-in', { pathname: '/login' }, 'no content page'],
  ['a call', { pathname: '/api/openapi.json' }, 'no content page'],
  ['a file', { pathname: '/images/a/b.jpg' }, 'no content page'],
  ['a page that failed', { pageType: PageKind.error }, 'no content page'],
])('%s', (_, change, expected) => {
  expect(reasonToStay({ ...owner, ...change })).toBe(expected);
});

test.each([
  ['/', '/?noredirect'],
  ['/a?b=1', '/a?b=1&noredirect'],
  ['/a#b', '/a?noredirect#b'],
  ['/a?b=1#c', '/a?b=1&noredirect#c'],
  ['/a?noredirect', '/a?noredirect'],
])('a link to %s that stays is %s', (path, expected) => {
  expect(stayingPath(path)).toBe(expected);
});
