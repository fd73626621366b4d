import type { BodyFacts } from './body-facts.ts';
import { control as controlOf, isRecord, type Control } from '../fields/field.ts';
import { anchorOf } from '../page/anchor.ts';
import { headingLevels } from '../page/heading-levels.ts';
import { readingOrder } from '../page/layout.ts';
import type { Block, PageBody, Section, Tone } from '../page/page.ts';
import { plainText } from '../rich-text/document.ts';
import { readRichText } from '../rich-text/read.ts';
import { AA_TEXT, contrast } from '../theme/colour.ts';
import { linkProblem, type SiteFacts } from './dead-links.ts';
import type { CheckName, Finding, FindingPlace } from './finding.ts';
import { headingProblems, type FoundHeading } from './heading-order.ts';
import { factsOf } from './values/rich-text-facts.ts';
import { blockWords, sectionWords } from './place-words.ts';
import { placeholderIn } from './values/placeholder-words.ts';
import { textOnPictures } from './text-on-pictures.ts';
import { leavesOf, type Leaf } from './values/visit.ts';

/** More than this on one page is a lot to load, even piece by piece. */
export const MANY_PICTURES = 60;
export const MANY_FRAMES = 6;

/** Pictures that only decorate, or stand in for something that has words of its own. */
const WORDLESS = ['poster', 'background', 'shareImage', 'logo'];

/** How a body is part of what visitors get: all of it, all of it below a title that is given, or a part among others. */
export type Extent = 'whole' | 'titled' | 'part';

/** Everything about sections and blocks that visitors would stumble over. Hidden sections are left alone. */
export function checkBody(body: PageBody, facts: BodyFacts, extent: Extent): Finding[] {
  const findings: Finding[] = [];
  const sections = body.sections.filter(({ style }) => !style.hidden);
  const anchors = new Set([
    ...sections.flatMap(({ style, blocks }) => [anchorOf(style.name), ...blocks.map(({ id }) => `b${id}`)]),
    ...(facts.otherAnchors ?? []),
  ]);
  const headings: FoundHeading[] = [];
  for (const section of sections) {
    if (section.blocks.length === 0 && !hasBackground(section))
      findings.push({
        check: 'emptySection',
        message: `${sectionWords(section, facts.blockOf)} has nothing in it.`,
        place: { kind: 'section', id: section.id },
      });
    findings.push(...textOnPictures(section, facts));
    for (const block of readingOrder(section.blocks)) {
      findings.push(...checkBlock(block, section, { ...facts, anchors }));
      headings.push(...headingLevels(block, facts.blockOf).map((level) => ({ level, blockId: block.id })));
    }
  }
  if (extent !== 'part') {
    for (const { blockId, message } of headingProblems(headings, extent === 'titled'))
      findings.push({
        check: 'headings',
        message,
        place: blockId === '' ? { kind: 'document', id: '' } : { kind: 'block', id: blockId },
      });
    findings.push(...weightOf(sections, facts));
  }
  return findings;
}

const hasBackground = ({ style: { background, video, videoLink } }: Section) =>
  [background.src, video, videoLink].some((source) => source !== '');

type Linked = BodyFacts & { anchors: ReadonlySet<string> };

function checkBlock(block: Block, section: Section, facts: Linked): Finding[] {
  const rules = facts.blockOf(block.type);
  const { tone } = section.style;
  if (!rules) return [];
  const place = { kind: 'block', id: block.id } as const;
  const own = (rules.check?.(block.values) ?? []).map((found) => ({ ...found, place }));
  const findings = [...checkValues(block.values, rules.fields.control, { place, tone }, facts), ...own];
  // What is missing may have been told already, in words that help more.
  if (findings.length === 0 && rules.isEmpty?.(block.values))
    findings.push({
      check: 'emptyBlock',
      message: `${blockWords(block, section, facts.blockOf)} is empty.`,
      place,
    });
  return findings;
}

/** Pictures, links, texts and forms among the values of anything that has fields. */
export function checkValues(
  values: unknown,
  control: Control,
  { place, tone }: { place: FindingPlace; tone: Tone },
  facts: Linked,
): Finding[] {
  const findings: Finding[] = [];
  const tell: Tell = (check, message, unlessWith) => {
    // A list of forty pictures is one thing to look at, not forty.
    if (findings.some((other) => other.check === check && other.message === message)) return;
    findings.push({ check, message, place, ...(unlessWith !== undefined && { unlessWith }) });
  };
  for (const leaf of leavesOf(values, control)) {
    if (leaf.control.kind === 'image' && lacksWords(leaf))
      tell('altText', `This picture (${nameOfPicture(leaf)}) has no description.`);
    if (leaf.control.kind === 'text' && typeof leaf.value === 'string') checkWords(leaf.value, facts, tell);
    if (leaf.control.kind === 'link') checkLink(leaf, facts, tell);
    if (leaf.control.kind === 'richText') checkText(leaf, tone, facts, tell);
    if (leaf.control.kind === 'reference' && leaf.control.options.to === 'form') {
      const problem = facts.formProblem(typeof leaf.value === 'string' ? leaf.value : '');
      if (problem !== undefined) tell('form', problem);
    }
  }
  return findings;
}

function lacksWords({ name, value, siblings }: Leaf): boolean {
  if (!isRecord(value) || typeof value.src !== 'string' || value.src === '') return false;
  return !WORDLESS.includes(name) && siblings.isDecorative !== true && isBlank(value.alt);
}

const nameOfPicture = ({ value }: Leaf) =>
  isRecord(value) && typeof value.src === 'string' ? (value.src.split('/').at(-1) ?? '') : '';

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

type Tell = (check: CheckName, message: string, unlessWith?: string) => void;

function checkLink(
  { value, siblings }: Leaf,
  facts: SiteFacts & { anchors: ReadonlySet<string> },
  tell: Tell,
): void {
  const href = isRecord(value) && typeof value.href === 'string' ? value.href : '';
  // Words on a button promise that it leads somewhere; a picture without a link is just a picture.
  const promise = [siblings.label, siblings.action].find(
    (words) => typeof words === 'string' && words !== '',
  );
  if (href === '' && typeof promise === 'string') return tell('deadLink', `“${promise}” has no link yet.`);
  const problem = href === '' ? undefined : linkProblem(href, facts, facts.anchors);
  if (problem) tell(problem.check, problem.message, problem.unlessWith);
}

function checkWords(text: string, { samples }: BodyFacts, tell: Tell): void {
  const words = samples?.has(text) ? shortened(text) : placeholderIn(text);
  if (words !== undefined) tell('placeholder', `“${words}” is still to be replaced.`);
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text);

function checkText({ value }: Leaf, tone: Tone, facts: Linked, tell: Tell): void {
  const doc = readRichText(value);
  if (!doc) return;
  checkWords(plainText(doc), facts, tell);
  const { hrefs, colours } = factsOf(doc);
  for (const href of hrefs) {
    const problem = linkProblem(href, facts, facts.anchors);
    if (problem) tell(problem.check, problem.message, problem.unlessWith);
  }
  const grounds = facts.grounds(tone);
  for (const colour of colours.filter((hex) => /^#[0-9a-f]{6}$/i.test(hex))) {
    const worst = Math.min(...grounds.map(({ paper }) => contrast(colour, paper)));
    if (worst < AA_TEXT)
      tell('contrast', `${colour} has a contrast of ${worst.toFixed(1)} to 1 with its ground.`);
  }
}

const UNKNOWN = controlOf('custom', {});

function weightOf(sections: readonly Section[], { blockOf }: BodyFacts): Finding[] {
  const blocks = sections.flatMap((section) => section.blocks);
  const frames = blocks.filter(({ type }) => blockOf(type)?.isFrame).length;
  const pictures = blocks
    .flatMap(({ type, values }) => [...leavesOf(values, blockOf(type)?.fields.control ?? UNKNOWN)])
    .filter(({ control, value }) => control.kind === 'image' && isRecord(value) && value.src !== '').length;
  const place = { kind: 'document', id: '' } as const;
  const said: Finding[] = [];
  if (pictures > MANY_PICTURES)
    said.push({ check: 'weight', message: `There are ${pictures} pictures on this page.`, place });
  if (frames > MANY_FRAMES)
    said.push({ check: 'weight', message: `There are ${frames} videos and frames on this page.`, place });
  return said;
}
