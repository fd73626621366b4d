import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { previews, type PreviewLink } from '#contract/content/previews.ts';
import { ageOf, momentOf } from '../../../kit/age.ts';
import { previewsQuery, useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { Panel } from '../../../kit/panel.tsx';
import { NewPreview } from './new-preview.tsx';
import classes from '../tree/pages.module.css';

const BACK = { to: '/pages', label: 'Back to all pages' };

/** Links that show the drafts to people without an account. */
export default function PreviewLinks() {
  const { data: links, error } = useQuery(previewsQuery);
  const revoke = useContentChange(async ({ id, note }: PreviewLink) => {
    try {
      await call(previews.revoke, { params: { id } });
      notifications.show({ message: `${note === '' ? 'The link' : `“${note}”`} no longer works.` });
    } catch (problem) {
      tellProblem(problem);
    }
  });
  return (
    <Panel title="Preview links" back={BACK}>
      <Text className="quiet" size="sm" mb="md">
        Whoever has such a link sees the whole site as it is drafted, without an account.
      </Text>
      <NewPreview />
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {!links && !error && <Skeleton height={72} role="progressbar" aria-label="Loading the links" />}
      {links?.length === 0 && <Text className="quiet">No link works at the moment.</Text>}
      {links && links.length > 0 && (
        <ul className={classes.entries} aria-label="Links that work">
          {links.map((link) => (
            <li key={link.id} className={classes.entry}>
              <p className={classes.entryTitle}>{link.note || 'Preview'}</p>
              <p className={classes.entryFacts}>
                Works until {momentOf(link.expiresAt)} · {opensOf(link)}
                {link.byName && ` · made by ${link.byName}`}
              </p>
              <Button
                size="xs"
                variant="default"
                aria-label={`End it now: ${link.note || 'Preview'}`}
                disabled={revoke.isPending}
                onClick={() => revoke.mutate(link)}
              >
                End it now
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function opensOf({ opens, openedAt }: PreviewLink): string {
  if (opens === 0 || openedAt === null) return 'not opened yet';
  return `opened ${opens === 1 ? 'once' : `${opens} times`}, last ${ageOf(openedAt)}`;
}
