import type { HeaderFooter } from '../content/header-footer.ts';
import { stackPages } from '../content/index-page.ts';
import { isFolder, type Navigation } from '../content/navigation.ts';
import type { PageDocument } from '../content/page-document.ts';
import { hasFirstHeading } from '../page/heading-levels.ts';
import { buttonProblem, linkProblem, type SiteFacts } from './dead-links.ts';
import type { BodyFacts } from './body-facts.ts';
import { checkBody } from './check-body.ts';
import { isUntitled, SETTINGS, type CheckName, type Finding } from './finding.ts';

const DOCUMENT = { kind: 'document', id: '' } as const;

export interface PageFacts extends BodyFacts {
  /** Where a page is; undefined for one that is not there. */
  pathOfPage: (id: string) => string | undefined;
}

export function checkPage(page: PageDocument, facts: PageFacts): Finding[] {
  const findings: Finding[] = [];
  if (isUntitled(page.title))
    findings.push({ check: 'title', message: 'This page has no title yet.', place: SETTINGS });
  if (page.description.trim() === '' && !page.noIndex)
    findings.push({ check: 'description', message: 'This page has no description.', place: SETTINGS });
  if (page.kind !== 'index') return [...findings, ...checkBody(page.body, facts, 'whole')];
  return [...findings, ...checkIndex(page, facts)];
}

function checkIndex({ children, body }: PageDocument, facts: PageFacts): Finding[] {
  const there = children.flatMap((id) => {
    const path = facts.pathOfPage(id);
    return path === undefined ? [] : [{ id, path, title: '', body: { sections: [] } }];
  });
  const otherAnchors = stackPages(body, there, facts.blockOf).map(({ anchor }) => anchor);
  const gone = children.length - there.length;
  const words = gone === 1 ? 'A page on it is' : `${gone} pages on it are`;
  return [
    ...(there.length === 0
      ? [finding('emptySection', 'There are no pages on this index page yet.')]
      : gone > 0
        ? [finding('deadLink', `${words} no longer there.`)]
        : []),
    // Without a heading of its own its title is one, which only those hear who listen to the page.
    ...checkBody(body, { ...facts, otherAnchors }, hasFirstHeading(body, facts.blockOf) ? 'whole' : 'titled'),
  ];
}

const finding = (check: CheckName, message: string): Finding => ({ check, message, place: SETTINGS });

export function checkHeaderFooter(
  { header, announcement, footer }: HeaderFooter,
  facts: BodyFacts,
): Finding[] {
  const problem =
    header.actionLabel === '' ? undefined : buttonProblem(header.actionLabel, header.action.href, facts);
  const { showAnnouncementBar, target } = announcement;
  const inBar =
    showAnnouncementBar && target.href !== '' ? linkProblem(target.href, facts, new Set()) : undefined;
  return [
    ...[problem, inBar].flatMap((found) => (found ? [{ ...found, place: DOCUMENT }] : [])),
    ...checkBody(footer, facts, 'part'),
  ];
}

export function checkNavigation(
  { main, footer }: Navigation,
  facts: SiteFacts & Pick<PageFacts, 'pathOfPage'>,
): Finding[] {
  // A folder leads nowhere itself, and one with nothing in it is not shown.
  const links = [...main, ...footer].flatMap((item) => (isFolder(item) ? item.children : [item]));
  return links.flatMap(({ title, pageId, href }) => {
    const dead = (words: string): Finding => ({
      check: 'deadLink',
      message: `${title === '' ? 'A link' : `“${title}”`} ${words}`,
      place: DOCUMENT,
    });
    const path = pageId === '' ? href : facts.pathOfPage(pageId);
    if (path === undefined) return [dead('leads to a page that is no longer there.')];
    if (path === '') return [dead('leads nowhere.')];
    const problem = linkProblem(path, facts, new Set());
    return problem ? [{ ...problem, place: DOCUMENT }] : [];
  });
}
