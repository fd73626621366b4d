import { hrefTo } from '#contract/href-to.ts';
import * as calls from '#contract/addresses/my-sites.ts';
import { leave } from '#contract/addresses/people.ts';
import type { IdentityQuestion } from '#contract/people/auth.ts';
import { stayingPath } from '#core/access/redirect.ts';
import { CallForm } from './forms.tsx';
import { Notice } from './notice.tsx';
import { useVoice } from './voice.ts';

export interface OwnSite {
  id: string;
  title: string;
  openUrl: string;
  url: string;
  isOwner: boolean;
  /** Of its home page, from the site itself. */
  picture: { src: string; position: string } | null;
}

export interface YourSitesProps {
  sites: readonly OwnSite[];
  deleted: readonly { id: string; title: string; url: string; daysLeft: number }[];
  crumb: string;
  identity: IdentityQuestion;
  /** What was just done, as a word of the notices. */
  done: string;
  problem: string;
}

export function YourSites({ sites, deleted, crumb, done, problem }: YourSitesProps) {
  const { say, declared } = useVoice();
  return (
    <section className="yours" aria-labelledby="yours-title">
      <div className="yours-head">
        <h1 id="yours-title">{say('yourSites')}</h1>
        <a className="button" href="/new">
          {say('startSite')}
        </a>
      </div>
      <Notice done={done} />
      {problem && (
        <p className="problem" role="alert">
          {declared(problem)}
        </p>
      )}
      {sites.length === 0 && <p className="lead">{say('noSites')}</p>}
      {sites.length > 0 && (
        <ul className="site-list">
          {sites.map((site) => (
            <Row key={site.url} site={site} crumb={crumb} />
          ))}
        </ul>
      )}
      {deleted.length > 0 && (
        <section className="deleted" id="deleted" aria-labelledby="deleted-title">
          <h2 id="deleted-title" className="label">
            {say('deleted')}
          </h2>
          <ul className="session-list">
            {deleted.map(({ id, title, url, daysLeft }) => (
              <li key={id}>
                <span>
                  {title}
                  <span className="address">
                    {say('goneIn', { host: new URL(url).host, days: daysLeft })}
                  </span>
                </span>
                <CallForm id={`restore-${id}`} action={hrefTo(calls.restore, { params: { id }, crumb })}>
                  <button className="text-button" aria-label={say('takeBackNamed', { title })}>
                    {say('takeBack')}
                  </button>
                </CallForm>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

function Row({ site, crumb }: { site: OwnSite; crumb: string }) {
  const { say } = useVoice();
  const { id, title, picture, isOwner } = site;
  return (
    <li>
      <div className="thumbnail">
        {picture && (
          <img
            src={picture.src}
            alt=""
            width={160}
            height={100}
            loading="lazy"
            style={{ objectPosition: picture.position }}
          />
        )}
      </div>
      <div className="site-words">
        <h2>{title}</h2>
        <span className="address">{new URL(site.url).host}</span>
      </div>
      <div className="site-acts">
        <CallForm id={`copy-${id}`} action={hrefTo(calls.duplicate, { params: { id }, crumb })}>
          <button
            className="text-button"
            data-busy={say('copying')}
            aria-label={say('duplicateNamed', { title })}
          >
            {say('duplicate')}
          </button>
        </CallForm>
        {isOwner && (
          <CallForm id={`remove-${id}`} action={hrefTo(calls.remove, { params: { id }, crumb })}>
            <button
              className="text-button"
              data-busy={say('deleting')}
              aria-label={say('deleteNamed', { title })}
            >
              {say('delete')}
            </button>
          </CallForm>
        )}
        {!isOwner && <Leave id={id} title={title} crumb={crumb} />}
        <a href={site.url + stayingPath('/')} aria-label={say('visitNamed', { title })}>
          {say('visit')}
        </a>
        <a className="button" href={site.openUrl} aria-label={say('openNamed', { title })}>
          {say('open')}
        </a>
      </div>
    </li>
  );
}

/** Only somebody else could undo it, so it is asked twice. */
function Leave({ id, title, crumb }: { id: string; title: string; crumb: string }) {
  const { say } = useVoice();
  return (
    <details className="leave">
      <summary aria-label={say('leaveNamed', { title })}>{say('leave')}</summary>
      <CallForm id={`leave-${id}`} action={hrefTo(leave, { params: { id }, crumb })}>
        <p>{say('leaveWords', { title })}</p>
        <button className="button is-quiet" data-busy={say('leaving')}>
          {say('leaveNamed', { title })}
        </button>
      </CallForm>
    </details>
  );
}
