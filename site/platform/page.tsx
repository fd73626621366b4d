import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { escape } from '#core/text/html.ts';
import type { ThemeSeeds } from '#core/theme/theme.ts';
import { fontFaces } from './fonts.ts';
import { Frame } from './frame.tsx';
import { Landing } from './landing.tsx';
import { Account, type AccountPage } from './account/account.tsx';
import { Entry, type EntryPage } from './entry.tsx';
import { Invitation, type InvitationPage } from './invitation.tsx';
import { NewSite, type NewSitePage } from './new-site.tsx';
import { NoAccess, type NoAccessPage } from './no-access.tsx';
import { Operator, type OperatorPage } from './operator/operator.tsx';
import { Outbox, type OutboxPage } from './outbox.tsx';
import { TemplatePreview, type TemplatePreviewPage } from './template-preview.tsx';
import { Identity, IdentityDialog, type IdentityPage } from './account/identity.tsx';
import { TwoFactor, type TwoFactorPage } from './account/two-factor.tsx';
import type { YourSitesProps } from './your-sites.tsx';

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

const TITLES: Record<PlatformPage['name'], string> = {
  landing: 'Plinth — build a website and keep it',
  notFound: 'Page not found — Plinth',
  login: 'Log in — Plinth',
  code: 'One more step — Plinth',
  signup: 'Sign up — Plinth',
  signupSent: 'Look into your mail — Plinth',
  forgot: 'New password — Plinth',
  forgotSent: 'Look into your mail — Plinth',
  reset: 'New password — Plinth',
  confirm: 'Confirm your email — Plinth',
  undo: 'Undo a change — Plinth',
  identity: 'Confirm it’s you — Plinth',
  account: 'Your account — Plinth',
  twoFactor: 'Two-step log-in — Plinth',
  newSite: 'Start a site — Plinth',
  invitation: 'Invitation — Plinth',
  noAccess: 'No access — Plinth',
  outbox: 'Outbox — Plinth',
  operator: 'Operations — Plinth',
  templatePreview: 'Templates — Plinth',
};
const DESCRIPTION =
  'A website builder and the server that runs your sites, in one program, on a machine of your own.';

export interface RenderedPlatform {
  html: string;
  /** Exact texts of what stands inline, for the hashes of the content security policy. */
  inlineStyles: string[];
}

export function renderPlatform(
  page: PlatformPage,
  assets: { script: string; styles: readonly string[] },
): RenderedPlatform {
  const fonts = fontFaces(shownFonts(page));
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escape(DESCRIPTION)}">
<title>${escape(TITLES[page.name])}</title>
<link rel="icon" href="/favicon.svg">
<link rel="preload" href="/fonts/inter-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${fonts}</style>
<script type="module" src="${assets.script}"></script>
</head>
<body>
${renderToString(view(page))}
</body>
</html>
`;
  return { html, inlineStyles: [fonts] };
}

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
          <section className="opening">
            <h1>There is nothing at this address</h1>
            <div className="opening-words">
              <p className="lead">It may have moved, or the link may have a slip in it.</p>
              <p className="actions">
                <a className="button" href="/">
                  Go to the front page
                </a>
              </p>
            </div>
          </section>
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
