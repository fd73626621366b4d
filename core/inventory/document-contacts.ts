import type { ServiceUrls } from '../blocks/services.ts';
import type { Documents } from '../content/documents.ts';
import type { DocumentKind } from '../content/kinds.ts';
import type { ItemDocument } from '../collections/item.ts';
import type { FormDocument } from '../forms/document.ts';
import { bodiesOf } from '../publishing/bodies-of.ts';
import { codePiecesOf } from '../publishing/code-pieces.ts';
import { hostedCaptcha } from '../settings/forms.ts';
import type { Settings } from '../settings/groups.ts';
import type { Theme } from '../theme/theme.ts';
import { filmOf } from '../video/background.ts';
import { playerFrames } from '../video/frames.ts';
import type { Category } from '../consent/categories.ts';
import { categoryOfAddress, contactsIn, type Contact } from '../consent/contacts.ts';

/** A host of somebody else that a document makes browsers contact. */
export interface FoundContact extends Contact {
  category: Category;
}

export interface DocumentContacts {
  contacts: FoundContact[];
  /** Pieces of the owner's code that write cookies or storage themselves, in words. */
  writers: string[];
  /** Asked of a hosted service, where the site has one. */
  asksCaptcha: boolean;
}

export interface StoredDocument {
  kind: DocumentKind;
  key: string | null;
  body: unknown;
}

const WRITES =
  /document\s*\.\s*cookie\s*=|cookieStore\s*\.\s*set|(?:local|session)Storage\s*(?:\.\s*setItem|\[[^\]]*\]\s*=(?!=))/;
const FONT_HOSTS = ['https://fonts.googleapis.com/css2', 'https://fonts.gstatic.com/'];
const FONT_KIT = 'https://use.typekit.net/';

/** Everything that one document contacts, read from what its owner wrote and chose. */
export function documentContacts(
  documents: Pick<Documents, 'fieldsOf' | 'blockOf'>,
  stored: StoredDocument,
  serviceUrls: ServiceUrls,
): DocumentContacts {
  const { kind, key, body } = stored;
  const value = body === null ? undefined : documents.fieldsOf(kind, key)?.read(body);
  if (value === undefined) return { contacts: [], writers: [], asksCaptcha: false };
  const pieces = codePiecesOf(documents, stored);
  return {
    contacts: [
      ...pieces.flatMap(({ code, said }) => contactsIn(code).map((contact) => categorised(contact, said))),
      ...blockContacts(documents, { kind, value, serviceUrls }),
      ...chosen(kind, key, value).flatMap((address) => atAddress(address)),
    ],
    writers: pieces.filter(({ code }) => WRITES.test(code)).map(({ label }) => label),
    asksCaptcha: kind === 'form' && asksHosted(value as FormDocument),
  };
}

/** Frames that blocks and sections show, and services whose scripts they load. */
function blockContacts(
  documents: Pick<Documents, 'blockOf'>,
  { kind, value, serviceUrls }: { kind: DocumentKind; value: unknown; serviceUrls: ServiceUrls },
): FoundContact[] {
  const sections = bodiesOf(kind, value).flatMap(({ body }) => body.sections);
  const blocks = sections.flatMap((section) => section.blocks);
  return [
    ...sections.flatMap(({ style }) => atAddress(filmOf(style)?.player ?? '')),
    ...blocks.flatMap(({ type, values }) => {
      const { frames = [], services = [], said } = documents.blockOf(type)?.thirdParty?.(values) ?? {};
      return [
        ...frames.flatMap((address) => atAddress(address, said)),
        ...services.flatMap((name) => atAddress(serviceUrls[name])),
      ];
    }),
    ...(kind === 'item'
      ? playerFrames((value as ItemDocument).video.href).flatMap((address) => atAddress(address))
      : []),
  ];
}

/** What is contacted because an owner chose it, and not by code of theirs. */
function chosen(kind: DocumentKind, key: string | null, value: unknown): string[] {
  if (kind === 'theme') {
    const { remoteFonts, typekitId } = value as Theme;
    return [...(remoteFonts ? FONT_HOSTS : []), ...(typekitId === '' ? [] : [FONT_KIT])];
  }
  if (kind === 'settings' && key === 'comments') {
    const { disqusShortname } = value as Settings['comments'];
    return disqusShortname === '' ? [] : [`https://${disqusShortname}.disqus.com/count.js`];
  }
  if (kind === 'settings' && key === 'forms') {
    const captcha = hostedCaptcha(value as Settings['forms']);
    return captcha ? [captcha.spec.script] : [];
  }
  return [];
}

const asksHosted = ({ captcha }: FormDocument): boolean => captcha.isOn && captcha.provider === 'hosted';

type Said = Parameters<typeof categoryOfAddress>[1];

const categorised = ({ host, path }: Contact, said?: Said): FoundContact => ({
  host,
  path,
  category: categoryOfAddress(`https://${host}${path}`, said),
});

function atAddress(address: string, said?: Said): FoundContact[] {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(absolute)) return [];
  const { hostname, pathname } = new URL(absolute);
  return [categorised({ host: hostname, path: pathname }, said)];
}
