import { Alert, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { isId } from '#core/ids.ts';
import { PageLock } from '../../../panels/lock/page-lock.tsx';
import { documentQuery, releasesQuery } from '../../../documents/queries.ts';
import { ageOf } from '../../../kit/age.ts';
import { useDraft } from '../../../documents/use-draft.ts';
import { TAB_PARAMETER } from '../../../addresses/history-path.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { NotFound } from '../../../kit/not-found.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useStage } from '../../../kit/stage.ts';
import { DeletedPage } from './deleted-page.tsx';
import { PageForm } from './page-form.tsx';
import { PageHistory } from '../../../panels/history/page-history.tsx';
import { PageMenu } from './page-menu.tsx';
import { StateWord } from '../../../documents/state-word.tsx';
import { withTitle } from '../../../documents/use-pages.ts';
import { say } from './words.ts';
import classes from '../tree/pages.module.css';

const TABS = { root: classes.tabs ?? '', panel: classes.tabPanel ?? '' };
const BACK = { to: '/pages', label: say('backToAllPages') };

export default function PagePanel() {
  const { id = '' } = useParams();
  return isId(id) ? <LoadedPanel key={id} id={id} /> : <NotFound />;
}

function LoadedPanel({ id }: { id: string }) {
  const { data, error } = useQuery(documentQuery(id));
  // Here, so that looking at the history loses nothing of what was typed.
  const form = useDraft(id);
  const { data: releases = [] } = useQuery(releasesQuery);
  const [search] = useSearchParams();
  const { show } = useStage();
  const path = data?.state === 'deleted' ? null : data?.path;

  useEffect(() => {
    if (path) show(path);
  }, [path, show]);

  if (error) {
    return (
      <Panel title={say('page')} back={BACK}>
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      </Panel>
    );
  }
  if (!data) return <PanelSkeleton />;
  const page = withTitle(data, releases);
  return (
    <Panel title={page.title} back={BACK} actions={page.state !== 'deleted' && <PageMenu page={page} />}>
      <div className={classes.stateLine}>
        <StateWord state={page.state} />
        <span className="quiet">{say('draftSavedAgeOf', { ageOf: ageOf(page.updatedAt) })}</span>
      </div>
      {page.state === 'new' && (
        <Text size="sm" className="quiet">
          {say('visitorsCannotSeeThis')}
        </Text>
      )}
      {page.state === 'deleted' ? (
        <DeletedPage page={page} />
      ) : (
        <Tabs defaultValue={tabIn(search)} keepMounted={false} classNames={TABS}>
          <Tabs.List mb="md">
            <Tabs.Tab value="settings">{say('settings')}</Tabs.Tab>
            <Tabs.Tab value="access">{say('access')}</Tabs.Tab>
            <Tabs.Tab value="history">{say('history')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="settings">
            <PageForm form={form} page={page} />
          </Tabs.Panel>
          <Tabs.Panel value="access">
            <PageLock id={id} />
          </Tabs.Panel>
          <Tabs.Panel value="history">
            <PageHistory page={page} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Panel>
  );
}

const PAGE_TABS = ['settings', 'access', 'history'];

/** The tab an address names, or the first where it names none that there is. */
function tabIn(search: URLSearchParams): string {
  const named = search.get(TAB_PARAMETER) ?? '';
  return PAGE_TABS.includes(named) ? named : 'settings';
}

function PanelSkeleton() {
  return (
    <Panel title={say('page')} back={BACK}>
      <Stack gap="lg" aria-busy="true" aria-label={say('loadingThePage')}>
        {[36, 36, 80, 36].map((height, index) => (
          <Stack key={index} gap={8}>
            <Skeleton height={12} width={90} />
            <Skeleton height={height} />
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
