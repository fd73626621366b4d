import { LIST_REQUIRED } from '../messages/editing.ts';
import { hasSomething, type PopupDocument } from '../popup/document.ts';
import { buttonProblem, type SiteFacts } from './dead-links.ts';
import type { Finding } from './finding.ts';

const PLACE = { kind: 'document', id: '' } as const;

/** What visitors would find missing in the pop-up; one that is switched off bothers nobody. */
export function checkPopup(popup: PopupDocument, facts: SiteFacts): Finding[] {
  if (!popup.isEnabled) return [];
  if (!hasSomething(popup)) return [{ check: 'emptyBlock', message: 'The pop-up is empty.', place: PLACE }];
  const { slices } = popup;
  const { picture, action, newsletter, formId, button } = slices;
  const findings: Finding[] = [];
  if (picture.src !== '' && picture.alt.trim() === '')
    findings.push({ check: 'altText', message: 'The picture has no description.', place: PLACE });
  const problem =
    action === 'form'
      ? facts.formProblem(formId)
      : action === 'newsletter' && newsletter.listId === ''
        ? `${LIST_REQUIRED}.`
        : undefined;
  if (problem !== undefined) findings.push({ check: 'form', message: problem, place: PLACE });
  const link = action === 'button' ? buttonProblem(button.label, button.to.href, facts) : undefined;
  if (link) findings.push({ ...link, place: PLACE });
  return findings;
}
