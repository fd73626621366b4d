import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('panels/lock', {
  audience: 'Audience',
  memberArea: 'member area',
  addALinkTo: 'Add a {link} to show this page to members only.',
  membersLogInTo: 'Members log in to see the page. Search engines and site search leave it out.',
  everyone: 'Everyone',
  membersOfName: 'Members of {name}',
  everyoneCanSeeThe: 'Everyone can see the page.',
  onlyMembersCanSee: 'Only members can see the page.',
  pageLockedVisitorsNeed: 'Page locked. Visitors need the password.',
  passwordRemovedEverybodyCan: 'Password removed. Everybody can see the page.',
  pagePassword: 'Page password',
  removePassword: 'Remove password',
  changePassword: 'Change password',
  lockPage: 'Lock page',
  thePasswordWillBe: 'The password is removed when you save.',
  keepIt: 'Cancel',
  aPasswordIsSet: 'A password is set. A new one locks out everybody who knows the old one.',
  shareItWithVisitors: 'Share it with visitors yourself. It cannot be shown again, so make a note of it.',
  showOrHideThe: 'Show or hide the password',
});
