import { Alert, Button, Progress, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moving, type ImportEntry } from '#contract/content/moving.ts';
import { momentOf } from '../../kit/age.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { declared } from '../../words/catalogue.ts';
import { carriedOf } from './carried.ts';
import { importsQuery } from './queries.ts';
import { say } from './words.ts';

/** One file that was moved in: how far it came, what it brought, and what could not be carried. */
export function ImportRow({ entry }: { entry: ImportEntry }) {
  const { id, name, state, size, done, report, problem, at } = entry;
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => call(moving.run, { params: { id } }),
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: importsQuery.queryKey }),
  });
  const carried = Object.entries(report.carried).map(([kind, count]) => carriedOf(kind, count));
  const share = size === 0 ? 0 : Math.min(100, (done / size) * 100);
  const lost = report.lost.length + report.lostBesides;
  return (
    <section aria-label={name}>
      <Text fw={550}>{name}</Text>
      <Text size="xs" className="quiet" flex="none">
        {momentOf(at)}
      </Text>
      {state === 'running' && (
        <>
          <Progress mt={8} value={share} aria-label={say('importingName', { name })} animated />
          <Text size="sm" className="quiet" mt={4}>
            {done === 0 ? say('readingTheFile') : say('percentImported', { percent: Math.floor(share) })}
          </Text>
        </>
      )}
      {problem !== '' && (
        <Alert color="red" mt={8}>
          {declared(problem)}
        </Alert>
      )}
      {carried.length > 0 && <Text mt={8}>{say('importedCarried', { carried: carried.join(', ') })}</Text>}
      {report.known > 0 && (
        <Text className="quiet">{say('knownAlreadyExisted', { known: report.known })}</Text>
      )}
      {state === 'done' && carried.length === 0 && report.known === 0 && (
        <Text>{say('nothingToImport')}</Text>
      )}
      {lost > 0 && (
        <details>
          <summary>{say('itemsNotImported', { lost })}</summary>
          <ul>
            {report.lost.map(({ what, why }, index) => (
              <li key={index}>
                {declared(what)}: <span className="quiet">{declared(why)}</span>
              </li>
            ))}
          </ul>
          {report.lostBesides > 0 && <p>{say('andLostBesidesMore', { lostBesides: report.lostBesides })}</p>}
        </details>
      )}
      {(state === 'failed' || state === 'waiting') && (
        <Button mt={8} size="xs" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
          {state === 'failed' ? say('tryAgain') : say('start')}
        </Button>
      )}
    </section>
  );
}
