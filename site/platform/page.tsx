import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { platformVoice, type PlatformVoice } from '#core/platform-words/words.ts';
import type { en } from '#core/platform-words/en.ts';
import type { PlainKeyOf } from '#core/words/say.ts';
import { escape } from '#core/text/html.ts';
import type { ThemeSeeds } from '#core/theme/theme.ts';
import { fontFaces } from './fonts.ts';
import { Frame } from './frame.tsx';
import { Landing } from './landing.tsx';
import { Account, type AccountPage } from './account/account.tsx';
import { Entry, type EntryPage } from './entry.tsx';
import { Invitation, type InvitationPage } from './invitation.tsx';
import { NewSite, type NewSitePage } from './new-site/new-site.tsx';
import { NoAccess, type NoAccessPage } from './no-access.tsx';
import { Operator, type OperatorPage } from './operator/operator.tsx';
import { Outbox, type OutboxPage } from './outbox.tsx';
import { TemplatePreview, type TemplatePreviewPage } from './new-site/template-preview.tsx';
import { Identity, IdentityDialog, type IdentityPage } from './account/identity.tsx';
import { TwoFactor, type TwoFactorPage } from './account/two-factor.tsx';
import type { YourSitesProps } from './your-sites.tsx';
import { HereProvider, useSay, VoiceProvider } from './voice.ts';

export interface DemoSite {
  title: string;
  url: string;
  summary: string;
  light: ThemeSeeds;
  dark: ThemeSeeds;
  font: string;
  weight: number;
  picture: { src: string; srcSet: string; width: number; height: number; position: string } | null;
}

/** Who is signed in, and the crumb that forms send along. */
type SignedIn = { name: string; crumb: string };

export type PlatformPage =
  | {
      name: 'landing';
      demoSites: readonly DemoSite[];
      account: SignedIn | null;
      yours: YourSitesProps | null;
      hasLoggedOut: boolean;
    }
  | { name: 'notFound'; account: SignedIn | null }
  | EntryPage
  | AccountPage
  | TwoFactorPage
  | IdentityPage
  | NewSitePage
  | InvitationPage
  | NoAccessPage
  | OutboxPage
  | OperatorPage
  | TemplatePreviewPage;

const TITLES: Record<PlatformPage['name'], PlainKeyOf<typeof en>> = {
  landing: 'titleLanding',
  notFound: 'titleNotFound',
  login: 'titleLogin',
  code: 'titleCode',
  signup: 'titleSignup',
  signupSent: 'titleSent',
  forgot: 'titleNewPassword',
  forgotSent: 'titleSent',
  reset: 'titleNewPassword',
  confirm: 'titleConfirm',
  undo: 'titleUndo',
  identity: 'titleIdentity',
  account: 'titleAccount',
  twoFactor: 'titleTwoFactor',
  newSite: 'titleNewSite',
  invitation: 'titleInvitation',
  noAccess: 'titleNoAccess',
  outbox: 'titleOutbox',
  operator: 'titleOperator',
  templatePreview: 'titleTemplates',
};

/** For those who run the server or work on it, in English. */
const IN_ENGLISH: readonly PlatformPage['name'][] = ['outbox', 'operator'];

export interface RenderedPlatform {
  html: string;
  /** Exact texts of what stands inline, for the hashes of the content security policy. */
  inlineStyles: string[];
}

export function renderPlatform(
  page: PlatformPage,
  { language, here }: { language: string; here: string },
  assets: { script: string; styles: readonly string[] },
): RenderedPlatform {
  const isEnglish = IN_ENGLISH.includes(page.name);
  const voice = platformVoice(isEnglish ? 'en' : language);
  const fonts = fontFaces(shownFonts(page));
  const html = `<!doctype html>
<html lang="${voice.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escape(voice.say('description'))}">
<title>${escape(voice.say(TITLES[page.name]))}</title>
<link rel="icon" href="/favicon.svg">
<link rel="preload" href="/fonts/inter-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${fonts}</style>
<script type="module" src="${assets.script}"></script>
</head>
<body>
${renderToString(
  <VoiceProvider value={voice}>
    <HereProvider value={isEnglish ? '' : here}>{view(page)}</HereProvider>
  </VoiceProvider>,
)}
${answersOf(voice)}
</body>
</html>
`;
  return { html, inlineStyles: [fonts] };
}

/** What the script finds the answers to its forms by; English needs none. */
const answersOf = ({ answers }: PlatformVoice) =>
  Object.keys(answers).length === 0
    ? ''
    : `<script type="application/json" id="answers">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;

/** Sites and templates are shown in their own type. */
function shownFonts(page: PlatformPage): string[] {
  if (page.name === 'landing') return page.demoSites.map(({ font }) => font);
  return page.name === 'newSite' ? page.templates.map(({ font }) => font) : [];
}

function view(page: PlatformPage): ReactNode {
  switch (page.name) {
    case 'landing':
      return (
        <Frame account={page.account}>
          <Landing {...page} />
          {page.yours && <IdentityDialog crumb={page.yours.crumb} identity={page.yours.identity} />}
        </Frame>
      );
    case 'account':
      return (
        <Frame account={page.account}>
          <Account {...page} />
          <IdentityDialog crumb={page.account.crumb} identity={page.identity} />
        </Frame>
      );
    case 'twoFactor':
      return (
        <Frame account={page.account}>
          <TwoFactor {...page} />
        </Frame>
      );
    case 'identity':
      return (
        <Frame account={page.account} isEntry>
          <Identity {...page} />
        </Frame>
      );
    case 'newSite':
      return (
        <Frame account={page.account}>
          <NewSite {...page} />
        </Frame>
      );
    case 'invitation':
      return (
        <Frame account={page.account} isEntry>
          <Invitation {...page} />
        </Frame>
      );
    case 'noAccess':
      return (
        <Frame account={page.account} isEntry>
          <NoAccess {...page} />
        </Frame>
      );
    case 'outbox':
      return (
        <Frame account={page.account}>
          <Outbox {...page} />
        </Frame>
      );
    case 'operator':
      return (
        <Frame account={page.account}>
          <Operator {...page} />
          <IdentityDialog crumb={page.account.crumb} identity={page.identity} />
        </Frame>
      );
    case 'templatePreview':
      return <TemplatePreview {...page} />;
    case 'notFound':
      return (
        <Frame account={page.account}>
          <NotFound />
        </Frame>
      );
    default:
      return (
        <Frame account={null} isEntry>
          <Entry {...page} />
        </Frame>
      );
  }
}

function NotFound() {
  const say = useSay();
  return (
    <section className="opening">
      <h1>{say('notFound')}</h1>
      <div className="opening-words">
        <p className="lead">{say('notFoundWords')}</p>
        <p className="actions">
          <a className="button" href="/">
            {say('goToFront')}
          </a>
        </p>
      </div>
    </section>
  );
}
