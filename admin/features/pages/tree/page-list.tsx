import { Button, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Eye, Plus, Search, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DocumentEntry } from '#contract/content/content.ts';
import { UNABLE_TO_LOAD } from '#core/messages/connection.ts';
import { Panel } from '../../../kit/panel.tsx';
import { AddPage } from './add-page.tsx';
import { arrange, SORTS, type Sort } from './arrange.ts';
import { moveFocus } from './move-focus.ts';
import { PageRow } from './page-row.tsx';
import { PageTree } from './page-tree.tsx';
import { findRows, treeOf, type GroupName } from './tree.ts';
import { putPage } from './tree-moves.ts';
import { useNavigation } from './use-navigation.ts';
import { usePages } from '../../../documents/use-pages.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './pages.module.css';

export default function PageList() {
  const { pages, places, isPending, error, retry } = usePages();
  const { navigation, isLoaded, change } = useNavigation();
  const [words, setWords] = useState('');
  const [sort, setSort] = useLocalStorage<Sort>({ key: 'plinth-page-sort', defaultValue: 'navigation' });
  const [adding, setAdding] = useState<GroupName>();
  // `/pages?add` opens the dialog from anywhere.
  const [asked, setAsked] = useSearchParams();
  const isAsked = asked.has('add');
  const tree = treeOf(navigation, places ?? []);
  const groups = words === '' ? tree : findRows(tree, words);
  const isTree = sort === 'navigation';
  const found = isTree ? groups : arrange(pages ?? [], { words, sort });
  return (
    <Panel
      title={say('pages')}
      actions={
        <Button size="xs" leftSection={<Plus size={16} />} onClick={() => setAdding('main')}>
          {say('addPage')}
        </Button>
      }
    >
      <div className={classes.tools}>
        <TextInput
          aria-label={say('searchPages')}
          placeholder={say('search')}
          type="search"
          leftSection={<Search size={16} />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={say('order')}
          value={sort}
          onChange={(event) => setSort(event.currentTarget.value as Sort)}
          data={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
        />
      </div>
      {isTree && isLoaded && pages && pages.length > 0 && (
        <PageTree
          groups={groups}
          navigation={navigation}
          change={change}
          isSearching={words !== ''}
          onAddPage={setAdding}
        />
      )}
      {!isTree && <SortedPages pages={arrange(pages ?? [], { words, sort })} label={SORTS[sort]} />}
      {(isPending || (isTree && !isLoaded && !error)) && <ListSkeleton />}
      {error && (
        <Stack gap="xs" role="alert">
          <Text>{error.message}</Text>
          <Button variant="default" onClick={retry}>
            {declared(UNABLE_TO_LOAD)}
          </Button>
        </Stack>
      )}
      {pages && (found.length === 0 || pages.length === 0) && (
        <NoPages words={words} onAdd={() => setAdding('main')} />
      )}
      {pages && <MoreLinks />}
      <AddPage
        group={adding ?? (isAsked ? 'main' : undefined)}
        onClose={() => {
          setAdding(undefined);
          if (isAsked) setAsked({}, { replace: true });
        }}
        onAdded={(page, group) => {
          if (group !== 'loose')
            change(say('titleIsInThe', { title: page.title }), (now) => putPage(now, page, group));
        }}
        taken={places?.map(({ path }) => path) ?? []}
      />
    </Panel>
  );
}

function SortedPages({ pages, label }: { pages: readonly DocumentEntry[]; label: string }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={list}
      aria-label={label}
      className={classes.rows}
      onKeyDown={(event) => moveFocus(event, list.current)}
    >
      {pages.map((page) => (
        <PageRow key={page.id} page={page} />
      ))}
    </ul>
  );
}

function MoreLinks() {
  return (
    <nav className={classes.more} aria-label={say('moreAboutPages')}>
      <Link to="/pages/previews">
        <Eye size={16} aria-hidden="true" /> {say('previewLinks')}
      </Link>
      <Link to="/pages/trash">
        <Trash2 size={16} aria-hidden="true" /> {say('trash')}
      </Link>
    </nav>
  );
}

function NoPages({ words, onAdd }: { words: string; onAdd: () => void }) {
  if (words !== '') return <Text role="status">{say('noPageHasWords', { words })}</Text>;
  return (
    <Stack align="flex-start" gap="xs">
      <Text fw={550}>{say('thisSiteHasNo')}</Text>
      <Text className="quiet">{say('beginWithAHome')}</Text>
      <Button onClick={onAdd}>{say('addTheFirstPage')}</Button>
    </Stack>
  );
}

function ListSkeleton() {
  return (
    <Stack gap={20} aria-busy="true" aria-label={say('loadingPages')}>
      {[140, 90, 170, 110].map((width) => (
        <Stack key={width} gap={8}>
          <Skeleton height={14} width={width} />
          <Skeleton height={12} width={width / 2} />
        </Stack>
      ))}
    </Stack>
  );
}
