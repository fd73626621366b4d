import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { useStagePreview } from '../../kit/preview/use-stage-preview.ts';
import { LetterFate } from './letter-fate.tsx';
import { LetterForm } from './letter-form.tsx';
import { letterQuery } from './queries.ts';
import { newsletter } from '#contract/newsletter.ts';
import { shownHref } from '../../http/admin-keys.ts';
import { say } from './words.ts';

export function LetterPanel() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(letterQuery(id));
  const show = useStagePreview();
  const changedAt = data?.changedAt;

  // The preview is the saved letter: another version is another address.
  useEffect(() => {
    if (changedAt !== undefined)
      show(shownHref(newsletter.previewLetter, { params: { id }, query: { version: changedAt } }));
  }, [show, id, changedAt]);

  return (
    <Panel
      title={data ? data.subject || say('newEmail') : say('email')}
      back={{ to: '/newsletter', label: say('backToNewsletter') }}
    >
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={240} />}
      {data?.state === 'draft' && <LetterForm key={id} letter={data} />}
      {data && data.state !== 'draft' && <LetterFate letter={data} />}
    </Panel>
  );
}
