import { Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { withDraft } from '#core/editing/draft-view.ts';
import type { PageBody } from '#core/page/page.ts';
import { pageFrom } from '#site/page-layouts/index.ts';
import { PAGE_LAYOUTS, type PageLayout } from '#site/page-layouts/layouts.ts';
import { Thumbnail } from '../../../editor/library/thumbnail.tsx';
import { asShown, useSiteContent, useWithAsked } from '../../../editor/library/use-site-content.ts';
import { readPage } from '../../../http/read-page.ts';
import { newId } from '../../../kit/new-id.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './pages.module.css';

/** A page to begin with: which one, and what would be on it. */
export interface PickedLayout extends Pick<PageLayout, 'id' | 'title' | 'kind'> {
  makeBody: () => Promise<PageBody>;
}

const NO_PICTURES: readonly never[] = [];

/** A page of the site, for its style sheets and theme. */
const styledQuery = queryOptions({
  queryKey: ['styled-page'],
  queryFn: () => readPage(withDraft('/', 'edit')),
  // Two documents are never alike, and comparing them goes through all that is in them.
  structuralSharing: false,
  gcTime: 0,
});

/** Layouts of pages, drawn small in the look of the site and with its pictures. */
export default function LayoutPicker(props: {
  picked: string;
  onPick: (layout: PickedLayout | undefined) => void;
}) {
  const site = useSiteContent(NO_PICTURES);
  const withAsked = useWithAsked();
  const { data: page } = useQuery(styledQuery);
  const layouts = useMemo(
    () =>
      site ? PAGE_LAYOUTS.map((layout) => ({ layout, body: pageFrom(layout, asShown(site), newId) })) : [],
    [site],
  );
  if (!site || !page) return <Skeleton height="100%" />;
  return (
    <div className={classes.layouts} role="radiogroup" aria-labelledby="page-layout">
      <Layout name={say('emptyPage')} isPicked={props.picked === ''} onPick={() => props.onPick(undefined)} />
      {layouts.map(({ layout, body }) => (
        <Layout
          key={layout.id}
          name={declared(layout.name)}
          summary={declared(layout.summary)}
          isPicked={props.picked === layout.id}
          onPick={() => {
            const { id, title, kind, sections } = layout;
            const makeBody = async () => pageFrom(layout, await withAsked(sections, site), newId);
            props.onPick({ id, title, kind, makeBody });
          }}
        >
          <Thumbnail sections={body.sections} page={page} />
        </Layout>
      ))}
    </div>
  );
}

function Layout(props: {
  name: string;
  summary?: string;
  isPicked: boolean;
  onPick: () => void;
  children?: ReactNode;
}) {
  const { name, summary, isPicked, onPick, children } = props;
  return (
    <label className={classes.layout} title={summary}>
      <input
        type="radio"
        name="page-layout"

        checked={isPicked}
        onChange={onPick}
      />
      <span className={classes.layoutPicture}>{children}</span>
      <span>{name}</span>
    </label>
  );
}
