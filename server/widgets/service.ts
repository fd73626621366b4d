import { isRecord } from '#core/fields/field.ts';
import { isId } from '#core/ids.ts';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import type { Block, PageBody } from '#core/page/page.ts';
import { roomOf, type Room } from '#core/picture-sizes.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { widgets as contract } from '#contract/widgets.ts';
import type { ReplyOf } from '#contract/route.ts';
import type { BlockPages } from '../collections/block-pages.ts';
import type { LiveContent } from '../content/live.ts';
import type { Site } from '../http/context.ts';
import type { Passes, SiteAdmission } from '../serving/admission.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Snapshot, Snapshots } from '../serving/snapshots.ts';

/** Where the blocks of one published version are, kept for the sites that ask. */
const MAX_INDEXES = 200;

interface Widget {
  /** By its name, or by its number. */
  type: unknown;
  id: string;
  value: unknown;
}

type Rendering = ReplyOf<typeof contract.render>;
type LivePage = Snapshot['pages'][number];
type Catalogue = Pick<Awaited<ReturnType<Bundle['entry']>>, 'blockOf' | 'blockOfNumber'>;

export function makeWidgets(deps: {
  live: LiveContent;
  bundle: Bundle;
  snapshots: Snapshots;
  admission: SiteAdmission;
  /** What surrounds a block on its page. */
  blockPages: BlockPages;
}) {
  const { live, bundle, snapshots, admission, blockPages } = deps;
  const indexes = new Map<string, Promise<ReadonlyMap<string, string>>>();

  function indexOf(site: Site): Promise<ReadonlyMap<string, string>> {
    const key = `${site.id}:${site.liveVersion}`;
    const known = indexes.get(key);
    if (known) return known;
    const reading = live.blockIndex(site.id);
    indexes.set(key, reading);
    reading.catch(() => indexes.delete(key));
    const oldest = indexes.size > MAX_INDEXES ? indexes.keys().next().value : undefined;
    if (oldest !== undefined) indexes.delete(oldest);
    return reading;
  }

  /** The block as visitors get it; a foreign id is answered like a random one. */
  async function findPublished(
    site: Site,
    passes: Passes,
    id: string,
  ): Promise<{ block: Block; room: Room; page: LivePage | undefined } | undefined> {
    const documentId = (await indexOf(site)).get(id);
    const stored = documentId && (await live.document(site.id, documentId));
    const page = (await snapshots.of(site)).pages.find((one) => one.id === documentId);
    if (!stored || !(await isOpen(site, passes, page))) return undefined;
    const { documents } = await bundle.entry();
    const body = documents.fieldsOf(stored.kind, stored.key)?.read(stored.body);
    for (const { style, blocks } of bodiesIn(body).flatMap(({ sections }) => sections)) {
      const block = style.hidden ? undefined : blocks.find((one) => one.id === id);
      if (block) return { block, room: roomOf(block.place, style.width), page };
    }
    return undefined;
  }

  /** Whether whoever asks would be shown the page that the block stands on, or what surrounds all pages. */
  async function isOpen(site: Site, passes: Passes, page: LivePage | undefined): Promise<boolean> {
    const { served, lockedPage } = await admission.toPage(site, page?.id ?? '', passes);
    const isShown = served === 'site' || (served === 'frontPage' && page?.path === '/');
    return isShown && lockedPage === undefined;
  }

  return {
    async render(site: Site, passes: Passes, widgetJSON: string): Promise<Rendering | Failure> {
      const widget = readWidget(widgetJSON);
      if (widget instanceof Failure) return widget;
      const { id, value } = widget;
      const { renderBlock, ...catalogue } = await bundle.entry();
      const definition = find(catalogue, widget.type);
      if (!definition) return refuse('There is no block of this type.');
      const { type } = definition;
      const { visitor } = passes;
      const canEdit = visitor !== undefined && hasPermission(visitor.permissions, Permission.contentManager);
      const isPosted = canEdit && isRecord(value);
      if (definition.isPageOnly) return refuse(`Blocks of the type ${type} are not rendered here.`);
      if (!isId(id)) return fail('notFound');
      if (isPosted) {
        const posted = { id, type, values: value };
        return rendering(
          renderBlock(posted, { isEditing: true, ...(await blockPages.draft(site, [posted])) }),
        );
      }
      const found = await findPublished(site, passes, id);
      if (!found) return fail('notFound');
      const { block, room, page } = found;
      if (block.type !== type) return refuse(`This block is of the type ${block.type}.`);
      return rendering(
        renderBlock(block, { isEditing: false, room, page, ...(await blockPages.live(site, block, page)) }),
      );
    },
  };
}

export type Widgets = ReturnType<typeof makeWidgets>;

const rendering = (html: string): Rendering => ({ html, data: { html } });

/** A block by its name, or by its number, which forms send as text. */
function find({ blockOf, blockOfNumber }: Catalogue, type: unknown) {
  const text = String(type);
  return /^\d+$/.test(text) ? blockOfNumber(Number(text)) : blockOf(text);
}

function readWidget(text: string): Widget | Failure {
  const widget = parse(text);
  if (!isRecord(widget) || typeof widget.id !== 'string') return refuse('Must be the JSON of a block.');
  const value = typeof widget.value === 'string' ? parse(widget.value) : widget.value;
  return { type: widget.type, id: widget.id, value };
}

function refuse(sentence: string): Failure {
  return fail('invalid', { errors: { widgetJSON: sentence } }, sentence);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A page has one body, header and footer another. */
function bodiesIn(document: unknown): PageBody[] {
  if (!isRecord(document)) return [];
  return Object.values(document).filter(
    (value): value is PageBody & Record<string, unknown> => isRecord(value) && Array.isArray(value.sections),
  );
}
