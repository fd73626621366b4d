import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { Link2 } from 'lucide-react';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { previews, type PreviewLink } from '#contract/content/previews.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { ageOf, momentOf } from '../../../kit/age.ts';
import { previewsQuery, useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { Panel } from '../../../kit/panel.tsx';
import { NewPreview } from './new-preview.tsx';
import { say } from './words.ts';
import classes from '../tree/pages.module.css';

const BACK = { to: '/pages', label: say('backToAllPages') };

/** Links that show the drafts to people without an account. */
export default function PreviewLinks() {
  const { data: links, error } = useQuery(previewsQuery);
  const revoke = useContentChange(async ({ id, note }: PreviewLink) => {
    try {
      await call(previews.revoke, { params: { id } });
      notifications.show({
        message: note === '' ? say('theLinkNoLonger') : say('noteNoLongerWorks', { note }),
      });
    } catch (problem) {
      tellProblem(problem);
    }
  });
  return (
    <Panel title={say('previewLinks')} back={BACK}>
      <Text className="quiet" size="sm" mb="md">
        {say('whoeverHasSuchA')}
      </Text>
      <NewPreview />
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {!links && !error && <Skeleton height={72} role="progressbar" aria-label={say('loadingTheLinks')} />}
      {links?.length === 0 && <Empty icon={Link2} title={say('noLinkWorksAt')} />}
      {links && links.length > 0 && (
        <ul className={classes.entries} aria-label={say('linksThatWork')}>
          {links.map((link) => (
            <li key={link.id} className={classes.entry}>
              <p className={classes.entryTitle}>{link.note || say('preview')}</p>
              <p className={classes.entryFacts}>{factsOf(link)}</p>
              <Button
                size="xs"
                variant="default"
                aria-label={say('endItNowNote', { note: link.note || say('preview') })}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate(link)}
              >
                {say('endItNow')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function factsOf(link: PreviewLink): string {
  const facts = { moment: momentOf(link.expiresAt), opens: opensOf(link) };
  return link.byName ? say('worksUntilBy', { ...facts, name: link.byName }) : say('worksUntil', facts);
}

function opensOf({ opens, openedAt }: PreviewLink): string {
  if (opens === 0 || openedAt === null) return say('notOpenedYet');
  const age = ageOf(openedAt);
  return opens === 1 ? say('openedOnce', { age }) : say('openedTimesLastAgeOf', { opens, age });
}
