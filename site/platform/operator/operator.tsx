import type { ReactNode } from 'react';
import * as calls from '#contract/addresses/accounts.ts';
import { hrefTo } from '#contract/href-to.ts';
import type { OperatorOverview } from '#contract/operator.ts';
import type { IdentityQuestion } from '#contract/people/auth.ts';
import { MINUTE_MS } from '#core/durations.ts';
import { describeAge } from '#core/text/relative-time.ts';
import { CallForm } from '../forms.tsx';
import { Notice } from '../notice.tsx';

export interface OperatorPage {
  name: 'operator';
  account: { name: string; crumb: string };
  identity: IdentityQuestion;
  overview: OperatorOverview;
  /** When this was read. */
  now: number;
  done: string;
  problem: string;
}

/** Inside the running server, for those who keep it running. */
export function Operator({ account: { crumb }, overview, now, done, problem }: OperatorPage) {
  const ago = (at: string) => describeAge(now - Date.parse(at));
  return (
    <div className="account operator">
      <h1>Operations</h1>
      <Notice done={done} />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {overview.outages.map(({ service, since, problem: words }) => (
        <p key={service} className="outage" role="status">
          <strong>The {service} server does not answer</strong> (first noticed {ago(since)}): {words}
        </p>
      ))}
      <Queues queues={overview.queues} crumb={crumb} />
      <Failures failures={overview.failures} crumb={crumb} now={now} />
      <Mails mails={overview.mails} crumb={crumb} ago={ago} />
      <Running running={overview.running} ago={ago} />
      <Nodes nodes={overview.nodes} ago={ago} />
    </div>
  );
}

type Ago = (at: string) => string;

function Queues({ queues, crumb }: { queues: OperatorOverview['queues']; crumb: string }) {
  const failed = queues.reduce((sum, { retrying, dead }) => sum + retrying + dead, 0);
  return (
    <Section
      title="Queues"
      act={
        failed > 0 && (
          <Act
            id="retry-all"
            action={hrefTo(calls.retryJobs, { crumb })}
            isMain
            label="Retry all failed jobs"
          />
        )
      }
    >
      <Table
        label="Queues"
        head={['Queue', 'Waiting', 'Oldest due', 'Running', 'Retrying', 'Dead letters', '']}
        empty="No jobs. Everything that was asked for is done."
      >
        {queues.map(({ queue, waiting, active, retrying, dead, oldestSeconds }) => (
          <tr key={queue}>
            <th scope="row">{queue}</th>
            <td className="number">{waiting}</td>
            <td>{waiting > 0 ? describeAge(oldestSeconds * 1000) : '–'}</td>
            <td className="number">{active}</td>
            <td className="number">{retrying}</td>
            <td className={dead > 0 ? 'number is-bad' : 'number'}>{dead}</td>
            <td>
              {retrying + dead > 0 && (
                <Act
                  id={`retry-${queue}`}
                  action={hrefTo(calls.retryJobs, { crumb })}
                  fields={{ queue }}
                  label="Retry"
                  about={`failed jobs of ${queue}`}
                />
              )}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function Failures(props: { failures: OperatorOverview['failures']; crumb: string; now: number }) {
  const { failures, crumb, now } = props;
  return (
    <Section title="Failed jobs">
      <Table label="Failed jobs" head={['Queue', 'Reason', 'Tries', 'Next try', '']} empty="No failed jobs.">
        {failures.map(({ id, queue, reason, tries, isDead, nextAt }) => (
          <tr key={id}>
            <th scope="row">{queue}</th>
            <td className="reason">{reason || 'Its node ended before the job was done.'}</td>
            <td className="number">{tries}</td>
            <td className={isDead ? 'is-bad' : undefined}>
              {isDead ? 'Given up' : minutesUntil(Date.parse(nextAt) - now)}
            </td>
            <td>
              <Act
                id={`job-${id}`}
                action={hrefTo(calls.retryJob, { params: { id }, crumb })}
                label="Retry"
                about={`a job of ${queue}`}
              />
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function minutesUntil(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  return minutes > 0 ? `in ${minutes} min` : 'now';
}

function Mails({ mails, crumb, ago }: { mails: OperatorOverview['mails']; crumb: string; ago: Ago }) {
  const { failed, retrying, list } = mails;
  return (
    <Section
      title="Failed emails"
      words={[
        failed > list.length && `The newest ${list.length} of ${failed}.`,
        retrying > 0 && `${retrying} more ${retrying === 1 ? 'is' : 'are'} tried again automatically.`,
      ]
        .filter(Boolean)
        .join(' ')}
      act={
        failed > 0 && (
          <Act
            id="resend-all"
            action={hrefTo(calls.resendMails, { crumb })}
            isMain
            label={failed === 1 ? 'Send 1 email again' : `Send ${failed} emails again`}
          />
        )
      }
    >
      <Table
        label="Failed emails"
        head={['Email', 'To', 'Site', 'Reason', 'Written', '']}
        empty="No failed emails."
      >
        {list.map(({ id, name, to, site, problem, createdAt }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{to}</td>
            <td>{site || 'Platform'}</td>
            <td className="reason">{problem}</td>
            <td>{ago(createdAt)}</td>
            <td>
              <Act
                id={`mail-${id}`}
                action={hrefTo(calls.resendMails, { crumb })}
                fields={{ id }}
                label="Send again"
                about={`${name} to ${to}`}
              />
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function Running({ running, ago }: { running: OperatorOverview['running']; ago: Ago }) {
  return (
    <Section title="Running jobs">
      <Table label="Running jobs" head={['Queue', 'Node', 'Started', 'Try']} empty="No running jobs.">
        {running.map(({ id, queue, node, startedAt, tries }) => (
          <tr key={id}>
            <th scope="row">{queue}</th>
            <td>{node || 'Not known yet'}</td>
            <td>{ago(startedAt)}</td>
            <td className="number">{tries}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

const ROLES: Readonly<Record<string, string>> = { all: 'Pages and jobs', web: 'Pages', worker: 'Jobs' };

function Nodes({ nodes, ago }: { nodes: OperatorOverview['nodes']; ago: Ago }) {
  return (
    <Section title="Nodes">
      <Table label="Nodes" head={['Node', 'Does', 'Started', 'Last seen']} empty="No node is known.">
        {nodes.map(({ host, role, startedAt, seenAt, isSilent }) => (
          <tr key={host}>
            <th scope="row">{host}</th>
            <td>{ROLES[role] ?? role}</td>
            <td>{ago(startedAt)}</td>
            <td className={isSilent ? 'is-bad' : undefined}>{ago(seenAt)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function Section(props: { title: string; words?: string; act?: ReactNode; children: ReactNode }) {
  return (
    <div className="operator-part">
      <div className="operator-head">
        <div>
          <h2>{props.title}</h2>
          {props.words && <p>{props.words}</p>}
        </div>
        {props.act}
      </div>
      {props.children}
    </div>
  );
}

function Table(props: {
  label: string;
  head: readonly string[];
  empty: string;
  children: readonly ReactNode[];
}) {
  if (props.children.length === 0) return <p className="operator-empty">{props.empty}</p>;
  return (
    // It scrolls sideways on phones, by keys as well.
    <div className="operator-table" role="region" aria-label={props.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {props.head.map((name) =>
              name === '' ? (
                <td key="acts" />
              ) : (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}

function Act(props: {
  id: string;
  action: string;
  label: string;
  about?: string;
  isMain?: boolean;
  fields?: Readonly<Record<string, string>>;
}) {
  const { label, about, fields = {} } = props;
  return (
    <CallForm id={props.id} action={props.action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        className={props.isMain ? 'button is-quiet' : 'text-button'}
        data-busy="One moment…"
        aria-label={about && `${label}: ${about}`}
      >
        {label}
      </button>
    </CallForm>
  );
}
