import { Alert, Badge, Button, Code, Group, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { code, type CodeEntry } from '#contract/code.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { useChange } from '../../http/use-change.ts';
import { ageOf, momentOf } from '../../kit/age.ts';
import { placeOf } from '../../panels/publish/place-of.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import classes from './code.module.css';

const codeQuery = queryOptions({
  queryKey: ['code'],
  queryFn: async () => (await call(code.list, {})).pieces,
});

const STATES = {
  waiting: 'Waiting for approval',
  approved: 'Approved, not published',
  live: 'Live',
} as const satisfies Record<CodeEntry['state'], string>;
const ORDER = Object.keys(STATES);

/** All code of the site: what runs, what waits, and who answers for it. */
export default function CodeApprovalPanel() {
  const { data, error, isPending } = useQuery(codeQuery);
  const pieces = data?.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <SettingsPanel title="Code">
      <Text>
        Code can do anything in your visitors’ browsers. Code written by people who are not admins runs after
        an admin approves or publishes it.
      </Text>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {isPending && <Skeleton height={120} role="progressbar" aria-label="Loading code" />}
      {pieces?.length === 0 && (
        <Text>
          No code on this site. Add it with a Code block, or on every page under{' '}
          <Link to="/settings/code">Code injection</Link>.
        </Text>
      )}
      {pieces && pieces.length > 0 && (
        <ul className={classes.lines} aria-label="Code on the site">
          {pieces.map((piece) => (
            <Piece key={`${piece.documentId} ${piece.hash}`} piece={piece} />
          ))}
        </ul>
      )}
    </SettingsPanel>
  );
}

function Piece({ piece }: { piece: CodeEntry }) {
  const { title, label, state, writtenBy, writtenAt, approvedBy, approvedAt } = piece;
  const approve = useChange(() => call(code.approve, { body: { hash: piece.hash } }), {
    stale: [codeQuery.queryKey],
    onSuccess: () => notifications.show({ message: `Code in ${title} approved.` }),
    onError: tellProblem,
  });
  const open = piece.path === null ? 'Open' : 'Open page';
  return (
    <li className={classes.line}>
      <Group gap="xs">
        <strong>{title}</strong>
        <span>{label}</span>
        <Badge variant="default" tt="none">
          {STATES[state]}
        </Badge>
      </Group>
      <span className="quiet">
        Written by {writtenBy ?? 'Plinth'} <Age at={writtenAt} />
        {approvedAt !== null && (
          <>
            {' '}
            · approved by {approvedBy ?? 'Plinth'} <Age at={approvedAt} />
          </>
        )}
      </span>
      <details open={state === 'waiting'}>
        <summary>Source</summary>
        <Code block className={classes.source ?? ''} tabIndex={0}>
          {piece.code}
        </Code>
      </details>
      <Group gap="xs">
        {state === 'waiting' && (
          <Button
            size="compact-sm"
            loading={approve.isPending}
            onClick={() => approve.mutate(undefined)}
            aria-label={`Approve the code in ${title}`}
          >
            Approve
          </Button>
        )}
        <Button
          component={Link}
          to={placeOf(piece)}
          size="compact-sm"
          variant="default"
          aria-label={`${open}: ${title}`}
        >
          {open}
        </Button>
      </Group>
    </li>
  );
}

function Age({ at }: { at: string }) {
  return (
    <time dateTime={at} title={momentOf(at)}>
      {ageOf(at)}
    </time>
  );
}
