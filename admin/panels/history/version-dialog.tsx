import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { blockOf } from '#blocks/index.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { withDraft, withVersion } from '#core/editing/draft-view.ts';
import { sectionTitle } from '#core/page/names.ts';
import { isSame } from '#core/same.ts';
import { documentQuery, revisionQuery } from '../../documents/queries.ts';
import { ComparisonDialog } from '../compare/comparison-dialog.tsx';
import { comparisonOf, isPageBody, type Comparison } from '../compare/comparison.ts';
import { sectionNumber } from '../compare/said.ts';
import { useBringBackSection } from './use-bring-back-section.ts';
import { say } from './words.ts';

/** An earlier version beside what is drafted now, to be looked at and taken back, whole or in part. */
export default function VersionDialog(props: {
  page: DocumentEntry;
  number: number;
  onRestore: () => void;
  onClose: () => void;
}) {
  const { page, number, onRestore, onClose } = props;
  const { id, kind, path } = page;
  const earlier = useQuery(revisionQuery(id, number));
  const draft = useQuery(documentQuery(id));
  const comparison =
    earlier.data !== undefined && draft.data
      ? comparisonOf(page, { before: earlier.data, after: draft.data.body })
      : undefined;
  const sidesOf = () =>
    kind === 'page' && path !== null
      ? {
          before: {
            caption: say('versionNumber', { number }),
            title: say('versionNumberOfThe', { number }),
            path: withVersion(path, number),
            nothing: '',
          },
          after: { caption: say('now'), title: say('theDraft'), path: withDraft(path, 'view'), nothing: '' },
        }
      : undefined;
  return (
    <ComparisonDialog
      name={say('titleVersionNumberAnd', { title: page.title, number })}
      comparison={comparison}
      error={earlier.error ?? draft.error}
      sidesOf={sidesOf}
      onClose={onClose}
      actions={
        <>
          {comparison && <SectionMenu page={page} comparison={comparison} onDone={onClose} />}
          <Button size="xs" onClick={onRestore}>
            {say('restoreThisVersion')}
          </Button>
        </>
      }
    />
  );
}

/** The sections that are not as they were, to be brought back one by one. */
function SectionMenu(props: { page: DocumentEntry; comparison: Comparison; onDone: () => void }) {
  const { page, comparison, onDone } = props;
  const bringBack = useBringBackSection(page);
  const [was, is] = [comparison.before?.body, comparison.after?.body];
  if (!isPageBody(was) || !isPageBody(is) || !comparison.after) return null;
  const { after } = comparison;
  const now = new Map(is.sections.map((section) => [section.id, section]));
  const lost = was.sections
    .map((section, index) => ({ section, name: sectionTitle(section, blockOf) || sectionNumber(index) }))
    .filter(({ section }) => !isSame(section, now.get(section.id)));
  if (lost.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" rightSection={<ChevronDown size={14} />}>
          {say('bringBackASection')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {lost.map(({ section, name }) => (
          <Menu.Item
            key={section.id}
            disabled={bringBack.isPending}
            onClick={() =>
              bringBack.mutate({ after, earlier: was, section: section.id, name }, { onSuccess: onDone })
            }
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
