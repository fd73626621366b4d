import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DocumentEntry } from '#contract/content/content.ts';
import { NO_IMAGE, type ImageValue } from '#core/fields/index.ts';
import { announcementState, type Announcement } from '#core/content/announcement.ts';
import { CLOSED_ANNOUNCEMENT_KEY } from '#core/visitors/cookies.ts';
import { AnnouncementBar } from '#site/announcement/announcement.tsx';
import { HeaderParts, type HeaderInput } from '#site/frame/header.tsx';
import { documentsQuery } from '../../documents/queries.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { useHeaderFooter, useNavigation, useSitePartsIds, type SiteParts } from './use-site-parts.ts';

/** The header on the canvas, drawn by the admin as soon as it can be changed here. */
export function HeaderCanvas({ frame, path }: { frame: FramePage; path: string }) {
  const parts = useSitePartsIds();
  const [header] = useState(() => frame.document.querySelector<HTMLElement>('.site-header'));
  return parts && header ? <DrawnHeader header={header} parts={parts} path={path} /> : null;
}

function DrawnHeader(props: { header: HTMLElement; parts: SiteParts; path: string }) {
  const { header, parts, path } = props;
  const headerFooter = useHeaderFooter(parts);
  const navigation = useNavigation(parts);
  const { data: pages = [] } = useQuery({ ...documentsQuery, select: pickPages });
  // Name, logo and links of the shop are settings, which not everybody who edits may read: the page shows them.
  const [settings] = useState(() => ({ site: servedTitle(header), store: servedShop(header) }));
  const { layout, sticky } = headerFooter.header;
  useLayoutEffect(() => dressHeader(header, layout, sticky), [header, layout, sticky]);
  // What the server drew goes before it is painted again, and comes back when the editor leaves.
  const [served] = useState(() => [...header.children]);
  useLayoutEffect(() => {
    for (const child of served) child.remove();
    return () => header.append(...served);
  }, [header, served]);
  const input: HeaderInput = { headerFooter, navigation, pages, settings };
  return (
    <>
      <DrawnAnnouncement header={header} announcement={headerFooter.announcement} />
      {createPortal(<HeaderParts input={input} path={path} />, header)}
    </>
  );
}

/** The bar above the header, which comes and goes with its words. */
function DrawnAnnouncement(props: { header: HTMLElement; announcement: Announcement }) {
  const { header, announcement } = props;
  const [place] = useState(() => header.ownerDocument.createElement('div'));
  useLayoutEffect(() => {
    const served = header.ownerDocument.querySelector('.announcement');
    served?.remove();
    header.before(place);
    // Only pages that had a bar when they were drawn show one.
    const root = header.ownerDocument.documentElement;
    const was = root.getAttribute(`data-${CLOSED_ANNOUNCEMENT_KEY}`);
    root.setAttribute(`data-${CLOSED_ANNOUNCEMENT_KEY}`, '');
    return () => {
      place.remove();
      if (served) header.before(served);
      if (was === null) root.removeAttribute(`data-${CLOSED_ANNOUNCEMENT_KEY}`);
    };
  }, [header, place]);
  const [now] = useState(() => new Date());
  const state = announcementState(announcement, { isSignedIn: true, now });
  return createPortal(state && <AnnouncementBar announcement={announcement} state={state} />, place);
}

const pickPages = (documents: readonly DocumentEntry[]) =>
  documents.flatMap(({ kind, id, path, title, state }) =>
    kind === 'page' && path !== null && state !== 'deleted' ? [{ id, path, title }] : [],
  );

function dressHeader(header: HTMLElement, layout: string, isSticky: boolean): void {
  header.dataset.layout = layout;
  header.toggleAttribute('data-sticky', isSticky);
}

/** Which of the shop's links the server wrote. */
function servedShop(header: HTMLElement) {
  const has = (link: string) => header.querySelector(`.site-shop ${link}`) !== null;
  return { accountLink: has('.site-account'), cartDisplay: has('.site-cart') ? 'show' : 'none' } as const;
}

/** What the server wrote as the title: the site's name or its logo. */
function servedTitle(header: HTMLElement): { title: string; logo: ImageValue } {
  const title = header.querySelector('.site-title');
  const img = title?.querySelector('img');
  if (!img) return { title: title?.textContent ?? '', logo: NO_IMAGE };
  const { pathname } = new URL(img.src, img.baseURI);
  const logo = { ...NO_IMAGE, src: pathname, alt: img.alt, width: img.width, height: img.height };
  return { title: img.alt, logo };
}
