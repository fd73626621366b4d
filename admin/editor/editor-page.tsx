import { Alert, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pageFields } from '#core/content/page-document.ts';
import { isId } from '#core/ids.ts';
import { blockFields } from '#blocks/index.ts';
import { documentQuery } from '../documents/queries.ts';
import { sentenceOf } from '../http/problem.ts';
import { PagePanel } from '../pages/page-panel.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Panel } from '../shell/panel.tsx';
import { OpenEditor } from './open-editor.tsx';

const fields = pageFields(blockFields);

/** A page opened to be built: the page itself in the frame, its tools beside it. */
export function EditorPage() {
  const { id = '' } = useParams();
  return isId(id) ? <LoadedPage key={id} id={id} /> : <NotFound />;
}

function LoadedPage({ id }: { id: string }) {
  const { data, error } = useQuery(documentQuery(id));
  if (error) {
    return (
      <Panel title="Page" back={BACK}>
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      </Panel>
    );
  }
  if (!data) {
    return (
      <Panel title="Page" back={BACK}>
        <Stack gap={12} aria-busy="true" aria-label="Loading the page">
          {[120, 180, 140, 160].map((width) => (
            <Skeleton key={width} height={20} width={width} />
          ))}
        </Stack>
      </Panel>
    );
  }
  if (data.body === null || data.path === null) return <PagePanel />;
  return <OpenEditor id={id} title={data.title} path={data.path} body={fields.read(data.body).body} />;
}

export const BACK = { to: '/pages', label: 'Back to all pages' };
