import type { HeaderFooter } from '../content/header-footer.ts';
import { isFolder, type Navigation } from '../content/navigation.ts';
import type { PageDocument } from '../content/page-document.ts';
import { linkProblem, type SiteFacts } from './dead-links.ts';
import { checkBody, type BodyFacts } from './check-body.ts';
import type { Finding } from './finding.ts';

const SETTINGS = { kind: 'settings', id: '' } as const;
const DOCUMENT = { kind: 'document', id: '' } as const;
const UNTITLED = ['', 'untitled'];

export function checkPage(page: PageDocument, facts: BodyFacts): Finding[] {
  const findings: Finding[] = [];
  if (UNTITLED.includes(page.title.trim().toLowerCase()))
    findings.push({ check: 'title', message: 'This page has no title yet.', place: SETTINGS });
  if (page.description.trim() === '' && !page.noIndex)
    findings.push({ check: 'description', message: 'This page has no description.', place: SETTINGS });
  return [...findings, ...checkBody(page.body, facts, true)];
}

export function checkHeaderFooter({ header, footer }: HeaderFooter, facts: BodyFacts): Finding[] {
  const problem =
    header.actionLabel === ''
      ? undefined
      : header.action.href === ''
        ? `The button “${header.actionLabel}” has no link yet.`
        : linkProblem(header.action.href, facts, new Set());
  return [
    ...(problem === undefined ? [] : [{ check: 'deadLink', message: problem, place: DOCUMENT } as const]),
    ...checkBody(footer, facts, false),
  ];
}

export function checkNavigation(
  { main, footer }: Navigation,
  facts: SiteFacts & { hasPageId: (id: string) => boolean },
): Finding[] {
  // A folder leads nowhere itself, and one with nothing in it is not shown.
  const links = [...main, ...footer].flatMap((item) => (isFolder(item) ? item.children : [item]));
  return links.flatMap(({ title, pageId, href }) => {
    const name = title === '' ? 'A link' : `“${title}”`;
    const problem =
      pageId !== ''
        ? facts.hasPageId(pageId)
          ? undefined
          : `${name} leads to a page that is no longer there.`
        : href === ''
          ? `${name} leads nowhere.`
          : linkProblem(href, facts, new Set());
    return problem === undefined ? [] : [{ check: 'deadLink', message: problem, place: DOCUMENT } as const];
  });
}
