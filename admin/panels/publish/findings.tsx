import { Button, Skeleton, Text } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FoundProblem } from '#contract/content/content.ts';
import { CHECK_NAMES, CHECKS, REASONS, type CheckName } from '#core/publishing/finding.ts';
import { placeOf } from './place-of.ts';
import { useFindings } from './use-findings.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './publish.module.css';

const SHOWN_AT_FIRST = 3;

/** What visitors would stumble over. It warns, explains and leads there; it forbids nothing. */
export function Findings({ chosen, onLeave }: { chosen: ReadonlySet<string>; onLeave: () => void }) {
  const { findings, unchecked, isPending, error } = useFindings(chosen);
  if (isPending) return <Skeleton height={40} role="progressbar" aria-label={say('checkingYourChanges')} />;
  // The checks are a help: without them one can publish all the same.
  if (error) return <Text size="sm">{say('unableToCheckThe', { message: error.message })}</Text>;
  const groups = CHECK_NAMES.map((name) => ({
    name,
    found: findings.filter(({ check }) => check === name),
  })).filter(({ found }) => found.length > 0);
  return (
    <section aria-label={say('beforeYouPublish')} className={classes.findings}>
      <p className={classes.verdict} role="status" data-clean={findings.length === 0}>
        {findings.length === 0 ? (
          <CircleCheck size={18} aria-hidden="true" />
        ) : (
          <TriangleAlert size={18} aria-hidden="true" />
        )}
        {verdictOf(findings.length)}
      </p>
      {groups.map(({ name, found }) => (
        <Group key={name} name={name} found={found} onLeave={onLeave} />
      ))}
      {unchecked > 0 && (
        <Text size="sm" className="quiet">
          {say('uncheckedMoreChangesWere', { unchecked })}
        </Text>
      )}
    </section>
  );
}

function verdictOf(count: number): string {
  if (count === 0) return say('noProblemsFound');
  return say('thingsToCheckFirst', { count });
}

function Group(props: { name: CheckName; found: readonly FoundProblem[]; onLeave: () => void }) {
  const { name, found, onLeave } = props;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? found : found.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={classes.check}>
      <h3>{declared(CHECKS[name])}</h3>
      <p className={classes.reason}>{declared(REASONS[name])}</p>
      <ul className={classes.spots}>
        {shown.map((one, index) => (
          <li key={index}>
            <span>
              <strong>{one.title}</strong> {declared(one.message)}
            </span>
            <Button
              component={Link}
              to={placeOf(one)}
              onClick={onLeave}
              size="compact-sm"
              variant="default"
              aria-label={say('showTitleMessage', { title: one.title, message: declared(one.message) })}
            >
              {say('show')}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setWhole(true)}>
          {say('showCountMore', { count: found.length - shown.length })}
        </Button>
      )}
    </div>
  );
}
