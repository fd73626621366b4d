import { Picture } from '#blocks/kit/picture.tsx';
import { useWords } from '#blocks/kit/words.ts';
import { Prose } from '#blocks/kit/rich-text.tsx';
import type { ReactNode } from 'react';
import type { CustomDefinition, SaidDefinition } from '#core/collections/custom-fields.ts';
import type { ImageValue, LinkValue } from '#core/fields/index.ts';
import { safeHref } from '#core/links/links.ts';
import { isEmptyRichText, type RichText } from '#core/rich-text/document.ts';
import { readRichText } from '#core/rich-text/read.ts';
import { formatMoment, localeOf, type Region } from '#core/settings/locale.ts';
import type { Card } from './view.ts';
import type { Say } from '#core/words/words.ts';

interface Telling {
  site: Region;
  say: Say<'content'>;
}

/** The value of a field an owner made, as words; empty where there is none. */
export function plainValue(field: SaidDefinition, value: unknown, { site, say }: Telling): string {
  if (value === undefined || value === null || value === '') return '';
  switch (field.type) {
    case 'number':
      return typeof value === 'number' ? new Intl.NumberFormat(localeOf(site)).format(value) : '';
    case 'date':
      return typeof value === 'string' ? formatMoment(new Date(value), site) : '';
    case 'toggle':
      return say(value === true ? 'yes' : 'no');
    case 'text':
    case 'longText':
      return typeof value === 'string' ? value : '';
    case 'choice':
      return typeof value === 'string' ? (field.labels?.[field.choices.indexOf(value)] ?? value) : '';
    default:
      return '';
  }
}

export function ListedValue(props: { field: CustomDefinition; value: unknown; site: Region }) {
  const say = useWords('content');
  const words = plainValue(props.field, props.value, { site: props.site, say });
  if (words === '') return null;
  return (
    <div>
      <dt>{props.field.label}</dt>
      <dd>{words}</dd>
    </div>
  );
}

/** All fields of an item that hold something, with their labels. */
export function CustomValues(props: {
  fields: readonly CustomDefinition[];
  values: Readonly<Record<string, unknown>>;
  references: Readonly<Record<string, Card>>;
  site: Region;
  say: Say<'content'>;
  /** Without them a single value can stand for itself. */
  hasLabels?: boolean;
}) {
  const { fields, values, references, site, say, hasLabels = true } = props;
  const shown = fields.flatMap((field) => {
    const content = contentOf(field, values[field.key], references, { site, say });
    return content === null ? [] : [{ field, content }];
  });
  if (shown.length === 0) return null;
  if (!hasLabels)
    return (
      <>
        {shown.map(({ field, content }) => (
          <div key={field.key} className="item-field" data-type={field.type}>
            {content}
          </div>
        ))}
      </>
    );
  return (
    <dl className="item-fields">
      {shown.map(({ field, content }) => (
        <div key={field.key} data-type={field.type}>
          <dt>{field.label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}

function contentOf(
  field: CustomDefinition,
  value: unknown,
  references: Readonly<Record<string, Card>>,
  telling: Telling,
): ReactNode {
  switch (field.type) {
    case 'richText': {
      const doc: RichText | undefined = readRichText(value);
      return !doc || isEmptyRichText(doc) ? null : (
        <div className="prose">
          <Prose doc={doc} />
        </div>
      );
    }
    case 'image': {
      const image = value as ImageValue | undefined;
      return !image || image.src === '' ? null : (
        <Picture image={image} sizes="(max-width: 800px) 100vw, 50vw" />
      );
    }
    case 'link': {
      const href = safeHref((value as LinkValue | undefined)?.href ?? '');
      return href ? <a href={href}>{href.replace(/^https?:\/\//, '')}</a> : null;
    }
    case 'reference': {
      const cards = (Array.isArray(value) ? value : []).flatMap((id) => references[String(id)] ?? []);
      return cards.length === 0 ? null : (
        <ul aria-label={field.label}>
          {cards.map(({ id, path, title }) => (
            <li key={id}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      );
    }
    default:
      return plainValue(field, value, telling) || null;
  }
}
