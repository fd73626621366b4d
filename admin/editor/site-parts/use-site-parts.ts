import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { HeaderFooter } from '#core/content/header-footer.ts';
import type { Navigation } from '#core/content/navigation.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import type { DocumentKind } from '#core/content/kinds.ts';
import type { Theme } from '#core/theme/theme.ts';
import type { Look } from '../../panels/theme/design-context.ts';
import { documentsQuery } from '../../documents/queries.ts';
import { fieldsOf } from '../../documents/session/remote.ts';
import type { Session } from '../../documents/session/session.ts';
import { makeStore, type Store } from '../../kit/store.ts';

/** What all pages share and the editor can change in the same history: header, footer, menu, theme. */
export interface SiteParts {
  session: Session;
  headerFooterId: string;
  navigationId: string;
  themeId: string;
  /** When the page is seen: the colours of the night can be looked at by day. */
  look: Store<Look>;
}

export const SitePartsContext = createContext<SiteParts | undefined>(undefined);

/** Opens the documents all pages share, beside the page. Undefined until they are there. */
export function useSiteParts(session: Session, { isWanted }: { isWanted: boolean }): SiteParts | undefined {
  // Only what is picked is looked at: a save changes the list, and the editor around the page must not be drawn again.
  const { data } = useQuery({ ...documentsQuery, enabled: isWanted, select: pickParts });
  const { headerFooterId, navigationId, themeId } = data ?? {};
  const [look] = useState(() => makeStore<Look>('device'));
  useEffect(() => {
    // Without them the page can be edited all the same, so a failure is not told.
    const open = (kind: 'headerFooter' | 'navigation' | 'theme', id: string | undefined) =>
      id === undefined ? undefined : session.open(id, fieldsOf(kind, kind)).catch(() => undefined);
    void open('headerFooter', headerFooterId);
    void open('navigation', navigationId);
    void open('theme', themeId);
  }, [session, headerFooterId, navigationId, themeId]);
  const isOpen = useSyncExternalStore(session.subscribe, () => {
    const { bodies } = session.view();
    return [headerFooterId, navigationId, themeId].every((id) => bodies[id ?? ''] !== undefined);
  });
  return useMemo(
    () =>
      isOpen && headerFooterId !== undefined && navigationId !== undefined && themeId !== undefined
        ? { session, headerFooterId, navigationId, themeId, look }
        : undefined,
    [isOpen, session, headerFooterId, navigationId, themeId, look],
  );
}

function pickParts(documents: readonly DocumentEntry[]) {
  const idOf = (wanted: DocumentKind) => documents.find(({ kind }) => kind === wanted)?.id;
  return { headerFooterId: idOf('headerFooter'), navigationId: idOf('navigation'), themeId: idOf('theme') };
}

export function useSitePartsIds(): SiteParts | undefined {
  return use(SitePartsContext);
}

function useBodyOf({ session }: SiteParts, id: string): unknown {
  return useSyncExternalStore(session.subscribe, () => session.view().bodies[id]);
}

export const useHeaderFooter = (parts: SiteParts) => useBodyOf(parts, parts.headerFooterId) as HeaderFooter;
export const useTheme = (parts: SiteParts) => useBodyOf(parts, parts.themeId) as Theme;
export const useNavigation = (parts: SiteParts) => useBodyOf(parts, parts.navigationId) as Navigation;
