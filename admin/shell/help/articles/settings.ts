import type { Article } from '../article.ts';
import { say } from './words.ts';

export const SETTINGS: readonly Article[] = [
  {
    id: 'domain',
    title: say('useYourOwnDomain'),
    at: ['/settings/domains'],
    also: say('dnsAddressWwwCertificate'),
    parts: [
      say('theDomainStaysWith'),
      [say('openSettingsDomainsAnd'), say('pressAddDomainYou'), say('createThemThereAnd')],
      say('onceItWorksMake'),
    ],
    picture: { screen: '/settings/domains', shows: 'Domains', alt: say('pictureDomain') },
  },
  {
    id: 'people',
    title: say('inviteSomebodyToWork'),
    at: ['/settings/permissions'],
    also: say('teamContributorsRolesPermissions'),
    parts: [
      [say('openSettingsPermissionsAnd'), say('typeAnEmailAddress'), say('pressSendInvitationThe')],
      say('peopleSeeTheParts'),
    ],
    picture: { screen: '/settings/permissions', shows: 'People', alt: say('picturePeople') },
  },
  {
    id: 'languages',
    title: say('aSiteInSeveral'),
    at: ['/settings/languages', '/translations'],
    also: say('translateMultilingual'),
    parts: [
      [say('openSettingsLanguagesAnd'), say('translatePageByPage'), say('publish')],
      say('orTranslateOnThe'),
      say('tagsListsAndDonations'),
      say('theGlossaryKeeps'),
      say('eachLanguageHasAddresses'),
      say('aLanguageCanHave'),
      say('aLanguageCanShow'),
      say('cartsAndLoginsStay'),
    ],
    picture: { screen: '/settings/languages', shows: 'Languages', alt: say('pictureLanguages') },
  },
  {
    id: 'machine-translation',
    title: say('translateByMachine'),
    at: ['/translations', '/settings/languages'],
    also: say('deeplAutomaticAi'),
    parts: [
      say('machineIsOffUntil'),
      [say('connectAService'), say('openALanguageAnd'), say('checkWhatItWrote'), say('publish')],
      say('formattingNamesAndTerms'),
      say('undoRemovesWhat'),
    ],
  },
  {
    id: 'cookies',
    title: say('cookiesAndConsent'),
    at: ['/settings/cookies'],
    also: say('gdprPrivacyBannerTracking'),
    parts: [say('aSiteWithoutCode'), say('thisIsNotLegal')],
  },
  {
    id: 'redirects',
    title: say('redirectOldAddresses'),
    at: ['/settings/redirects'],
    also: say('n301MovedLinkBroken'),
    parts: [say('aPageThatMoves'), say('redirectsOfLanguages')],
  },
  {
    id: 'moving',
    title: say('moveASiteIn'),
    at: ['/settings/moving'],
    also: say('importExportBackupWordpress'),
    parts: [say('underSettingsImportAnd'), say('downloadArchiveSavesThe')],
    picture: { screen: '/settings/moving', shows: 'Import and export', alt: say('pictureMoving') },
  },
];
