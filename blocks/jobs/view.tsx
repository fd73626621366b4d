import { useContext } from 'react';
import { dayWords } from '#core/collections/words.ts';
import { safeHref } from '#core/links/links.ts';
import type { ViewProps } from '../kit/block.tsx';
import { isBlank } from '../kit/blank.ts';
import { editable } from '../kit/editable.ts';
import { Island } from '../kit/islands.tsx';
import { Link } from '../kit/link.tsx';
import { PageContentContext } from '../kit/page-content.ts';
import { StructuredData } from '../kit/structured-data.tsx';
import { fields, type JobsValues } from './fields.ts';
import Deadline from './island.tsx';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

type Job = JobsValues['jobs'][number];

export function JobsView({ values, isEditing }: ViewProps<JobsValues>) {
  const say = useWords('blocks');
  const { jobs, applyLabel, level } = values;
  return (
    <ul className="jobs">
      {jobs.map((job, index) =>
        isEditing || !isBlank(job.title) ? (
          <li key={index}>
            <Position job={job} at={index} level={level} isEditing={isEditing} />
            {!isBlank(safeHref(job.to.href) ?? '') && (
              <Link to={job.to} className="button is-theme">
                {unlessOwn(applyLabel, fields.initial.applyLabel, say('apply'))}
                <span className="visually-hidden"> ({job.title})</span>
              </Link>
            )}
            {!isEditing && <Data job={job} />}
          </li>
        ) : null,
      )}
    </ul>
  );
}

function Position(props: { job: Job; at: number; level: JobsValues['level']; isEditing: boolean }) {
  const say = useWords('blocks');
  const { job, at, level, isEditing } = props;
  const { region } = useContext(PageContentContext);
  const { title, employment, place, pay, words, closes } = job;
  const Title = `h${level}` as const;
  return (
    <div>
      <Title className="jobs-title" {...editable(isEditing, 'jobs', at, 'title')}>
        {title}
      </Title>
      <p className="jobs-facts">{[say(employment), place, pay].filter(Boolean).join(' · ')}</p>
      {words !== '' && (
        <details>
          <summary>
            {say('details')}
            <span className="visually-hidden"> ({title})</span>
          </summary>
          <p className="jobs-words">{words}</p>
        </details>
      )}
      {closes !== '' && (
        <Island
          name="jobs"
          wake="visible"
          component={Deadline}
          props={{
            closes,
            open: say('applyBy', { day: dayWords(closes, region) }),
            closed: say('applicationsClosed', { day: dayWords(closes, region) }),
          }}
        />
      )}
    </div>
  );
}

/** Search engines leave out what has closed by themselves. Without a text and a day they take nothing. */
function Data({ job }: { job: Job }) {
  const { business, siteTitle } = useContext(PageContentContext);
  const { title, employment, place, words, posted, closes } = job;
  if (isBlank(words) || posted === '') return null;
  return (
    <StructuredData
      type="JobPosting"
      data={{
        title,
        description: words,
        datePosted: posted.slice(0, 10),
        validThrough: closes,
        employmentType: employment,
        hiringOrganization: { '@type': 'Organization', name: business.name || siteTitle },
        jobLocation: place === '' ? undefined : { '@type': 'Place', address: place },
      }}
    />
  );
}
