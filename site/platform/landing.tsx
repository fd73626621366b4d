import { SiteCard } from './site-card.tsx';
import type { PlatformPage } from './page.tsx';
import { YourSites } from './your-sites.tsx';
import { useVoice } from './voice.ts';

type LandingPage = Extract<PlatformPage, { name: 'landing' }>;

const PROMISES = [
  ['promiseDrafts', 'promiseDraftsWords'],
  ['promiseKept', 'promiseKeptWords'],
  ['promiseYours', 'promiseYoursWords'],
  ['promiseVisitors', 'promiseVisitorsWords'],
] as const;

export function Landing({ account, yours, demoSites, hasLoggedOut }: LandingPage) {
  const { say } = useVoice();
  return (
    <>
      {hasLoggedOut && (
        <p className="notice" role="status">
          {say('loggedOut')}
        </p>
      )}
      {yours ? <YourSites {...yours} /> : <Opening hasDemo={demoSites.length > 0} />}
      {demoSites.length > 0 && (
        <section className="demos" id="demos" aria-labelledby="demos-title">
          <h2 id="demos-title" className="label">
            {say('demos')}
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
            {say('promises')}
          </h2>
          <dl>
            {PROMISES.map(([promise, words]) => (
              <div key={promise}>
                <dt>{say(promise)}</dt>
                <dd>{say(words)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

function Opening({ hasDemo }: { hasDemo: boolean }) {
  const { say } = useVoice();
  return (
    <section className="opening">
      <h1>{say('opening')}</h1>
      <div className="opening-words">
        <p className="lead">{say('openingWords')}</p>
        <p className="actions">
          <a className="button" href="/signup">
            {say('startSite')}
          </a>
          <a href={hasDemo ? '#demos' : '/templates/provisions'}>{say('lookFirst')}</a>
        </p>
      </div>
    </section>
  );
}
