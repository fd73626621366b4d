import { Alert, Anchor, Badge, Button, Code, Group, Skeleton, Text } from '@mantine/core';
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
import { say } from './words.ts';
import classes from './code.module.css';

const codeQuery = queryOptions({
  queryKey: ['code'],
  queryFn: async () => (await call(code.list, {})).pieces,
});

const STATES = {
  waiting: say('waitingForApproval'),
  approved: say('approvedNotPublished'),
  live: say('live'),
} as const satisfies Record<CodeEntry['state'], string>;
const ORDER = Object.keys(STATES);

/** All code of the site: what runs, what waits, and who answers for it. */
export default function CodeApprovalPanel() {
  const { data, error, isPending } = useQuery(codeQuery);
  const pieces = data?.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <SettingsPanel title={say('code')}>
      <Text>{say('codeCanDoAnything')}</Text>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {isPending && <Skeleton height={120} role="progressbar" aria-label={say('loadingCode')} />}
      {pieces?.length === 0 && (
        <Text>
          {say.parts('noCodeOnThis', {
            link: (
              <Anchor key="link" component={Link} to="/settings/code">
                {say('codeInjection')}
              </Anchor>
            ),
          })}
        </Text>
      )}
      {pieces && pieces.length > 0 && (
        <ul className={classes.lines} aria-label={say('codeOnTheSite')}>
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
    onSuccess: () => notifications.show({ message: say('codeInTitleApproved', { title }) }),
    onError: tellProblem,
  });
  const open = piece.path === null ? say('open') : say('openPage');
  return (
    <li className={classes.line}>
      <Group gap="xs">
        <strong>{title}</strong>
        <span>{label}</span>
        <Badge variant="default">{STATES[state]}</Badge>
      </Group>
      <span className="quiet">
        {say.parts('writtenBy', { name: writtenBy ?? say('plinth'), age: <Age key="age" at={writtenAt} /> })}{' '}
        {approvedAt !== null &&
          say.parts('approvedBy', {
            name: approvedBy ?? say('plinth'),
            age: <Age key="age" at={approvedAt} />,
          })}
      </span>
      <details open={state === 'waiting'}>
        <summary>{say('source')}</summary>
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
            aria-label={say('approveTheCodeIn', { title })}
          >
            {say('approve')}
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
