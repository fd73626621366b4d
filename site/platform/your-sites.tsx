import { hrefTo } from '#contract/href-to.ts';
import * as calls from '#contract/addresses/my-sites.ts';
import { leave } from '#contract/addresses/people.ts';
import type { IdentityQuestion } from '#contract/people/auth.ts';
import { stayingPath } from '#core/access/redirect.ts';
import { CallForm } from './forms.tsx';
import { noticeOf } from './notices.ts';

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
  return (
    <section className="yours" aria-labelledby="yours-title">
      <div className="yours-head">
        <h1 id="yours-title">Your sites</h1>
        <a className="button" href="/new">
          Start a site
        </a>
      </div>
      {noticeOf(done) && (
        <p className="hint" role="status">
          {noticeOf(done)}
        </p>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {sites.length === 0 && (
        <p className="lead">You do not work on any site yet. Start one, or wait for an invitation.</p>
      )}
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
            Deleted
          </h2>
          <ul className="session-list">
            {deleted.map(({ id, title, url, daysLeft }) => (
              <li key={id}>
                <span>
                  {title}
                  <span className="address">
                    {new URL(url).host} · gone for good in {daysLeft} {daysLeft === 1 ? 'day' : 'days'}
                  </span>
                </span>
                <CallForm id={`restore-${id}`} action={hrefTo(calls.restore, { params: { id }, crumb })}>
                  <button className="text-button" aria-label={`Take back ${title}`}>
                    Take back
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
          <button className="text-button" data-busy="Copying…" aria-label={`Duplicate ${title}`}>
            Duplicate
          </button>
        </CallForm>
        {isOwner && (
          <CallForm id={`remove-${id}`} action={hrefTo(calls.remove, { params: { id }, crumb })}>
            <button className="text-button" data-busy="Deleting…" aria-label={`Delete ${title}`}>
              Delete
            </button>
          </CallForm>
        )}
        {!isOwner && <Leave id={id} title={title} crumb={crumb} />}
        <a href={site.url + stayingPath('/')} aria-label={`Visit ${title}`}>
          Visit
        </a>
        <a className="button" href={site.openUrl} aria-label={`Open ${title}`}>
          Open
        </a>
      </div>
    </li>
  );
}

/** Only somebody else could undo it, so it is asked twice. */
function Leave({ id, title, crumb }: { id: string; title: string; crumb: string }) {
  return (
    <details className="leave">
      <summary aria-label={`Leave ${title}`}>Leave</summary>
      <CallForm id={`leave-${id}`} action={hrefTo(leave, { params: { id }, crumb })}>
        <p>You lose your access to {title} until somebody invites you again.</p>
        <button className="button is-quiet" data-busy="Leaving…">
          Leave {title}
        </button>
      </CallForm>
    </details>
  );
}
