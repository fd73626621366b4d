import { Alert, Button, Group, Modal, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { content, TRASH_DAYS, type TrashEntry } from '#contract/content/content.ts';
import { ageOf, momentOf } from '../../../kit/age.ts';
import { trashQuery, useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { Panel } from '../../../kit/panel.tsx';
import { say } from './words.ts';
import classes from '../tree/pages.module.css';

const BACK = { to: '/pages', label: say('backToAllPages') };

/** Deleted pages: back with one click, gone only after a question that names them. */
export default function TrashPanel() {
  const { data: pages, error } = useQuery(trashQuery);
  const [doomed, setDoomed] = useState<TrashEntry>();
  const restore = useContentChange(async ({ id, title, path }: TrashEntry) => {
    try {
      const back = await call(content.bringBack, { params: { id } });
      const message =
        back.path === path ? say('isBack', { title }) : say('isBackElsewhere', { title, path: back.path });
      notifications.show({ color: 'green', message });
    } catch (problem) {
      tellProblem(problem);
    }
  });
  return (
    <Panel title={say('trash')} back={BACK}>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {!pages && !error && <Skeleton height={72} role="progressbar" aria-label={say('loadingTheTrash')} />}
      {pages?.length === 0 && (
        <>
          <Text fw={550}>{say('theTrashIsEmpty')}</Text>
          <Text className="quiet">{say('pagesYouDeleteWait', { trashDays: TRASH_DAYS })}</Text>
        </>
      )}
      {pages && pages.length > 0 && (
        <>
          <Text size="sm" className="quiet" mb="sm">
            {say('deletedPagesGoFor', { trashDays: TRASH_DAYS })}
          </Text>
          <ul className={classes.entries} aria-label={say('deletedPages')}>
            {pages.map((page) => (
              <li key={page.id} className={classes.entry}>
                <p className={classes.entryTitle}>{page.title || say('untitled')}</p>
                <p className={classes.entryFacts}>
                  {say.parts('pathDeletedAgeOfGoes', {
                    path: page.path,
                    ageOf: (
                      <time key="ageOf" dateTime={page.deletedAt} title={momentOf(page.deletedAt)}>
                        {ageOf(page.deletedAt)}
                      </time>
                    ),
                    momentOf: momentOf(page.purgeAt),
                  })}
                  {page.isLive && ` ${say('visitorsStillSeeIt')}`}
                </p>
                <Group gap="xs">
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={say('restoreTitle', { title: page.title })}
                    disabled={restore.isPending}
                    onClick={() => restore.mutate(page)}
                  >
                    {say('restore')}
                  </Button>
                  <Button
                    size="xs"
                    variant="subtle"
                    color="red"
                    aria-label={say('deleteForGoodTitle', { title: page.title })}
                    disabled={page.isLive}
                    onClick={() => setDoomed(page)}
                  >
                    {say('deleteForGood')}
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        </>
      )}
      {doomed && <Confirm page={doomed} onClose={() => setDoomed(undefined)} />}
    </Panel>
  );
}

function Confirm({ page, onClose }: { page: TrashEntry; onClose: () => void }) {
  const deleting = useContentChange(async () => {
    try {
      await call(content.emptyTrash, { params: { id: page.id } });
      notifications.show({ message: say('titleIsGoneFor', { title: page.title }) });
    } catch (problem) {
      tellProblem(problem);
    }
    onClose();
  });
  return (
    <Modal opened onClose={onClose} title={say('deleteTitleForGood', { title: page.title })} centered>
      <Text mb="lg">{say('thePageAtPath', { path: page.path })}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {say('keepIt')}
        </Button>
        <Button color="red" loading={deleting.isPending} onClick={() => deleting.mutate(undefined)}>
          {say('deleteForGood')}
        </Button>
      </Group>
    </Modal>
  );
}
