import { LOGOUT_MESSAGE } from '#core/messages/account.ts';
import { SiteCard } from './site-card.tsx';
import type { PlatformPage } from './page.tsx';
import { YourSites } from './your-sites.tsx';

type LandingPage = Extract<PlatformPage, { name: 'landing' }>;

const PROMISES = [
  ['Nothing goes live by accident', 'You change drafts. Publishing is one step, and so is taking it back.'],
  ['Nothing you wrote gets lost', 'Every save is kept. You can go back to any of them.'],
  ['It all lives with you', 'Pages, pictures and settings stay in one folder on your own machine.'],
  [
    'Visitors are left in peace',
    'Pages are complete before a script runs, and no other host hears of a visit.',
  ],
] as const;

export function Landing({ account, yours, demoSites, hasLoggedOut }: LandingPage) {
  return (
    <>
      {hasLoggedOut && (
        <p className="notice" role="status">
          {LOGOUT_MESSAGE}
        </p>
      )}
      {yours ? <YourSites {...yours} /> : <Opening hasDemo={demoSites.length > 0} />}
      {demoSites.length > 0 && (
        <section className="demos" id="demos" aria-labelledby="demos-title">
          <h2 id="demos-title" className="label">
            Sites that run here
          </h2>
          <ul className="cards">
            {demoSites.map((site, index) => (
              <SiteCard key={site.url} site={site} isFirst={index === 0} />
            ))}
          </ul>
        </section>
      )}
      {!account && (
        <section className="promises" aria-labelledby="promises-title">
          <h2 id="promises-title" className="label">
            What you can count on
          </h2>
          <dl>
            {PROMISES.map(([promise, words]) => (
              <div key={promise}>
                <dt>{promise}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

function Opening({ hasDemo }: { hasDemo: boolean }) {
  return (
    <section className="opening">
      <h1>Build a website. Keep it.</h1>
      <div className="opening-words">
        <p className="lead">
          Plinth is a website builder and the server that runs your sites, in one program, on a machine of
          your own.
        </p>
        <p className="actions">
          <a className="button" href="/signup">
            Start a site
          </a>
          <a href={hasDemo ? '#demos' : '/templates/provisions'}>Look at a site first</a>
        </p>
      </div>
    </section>
  );
}
