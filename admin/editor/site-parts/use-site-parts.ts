import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { HeaderFooter } from '#core/content/header-footer.ts';
import type { Navigation } from '#core/content/navigation.ts';
import { documentsQuery } from '../../documents/queries.ts';
import { fieldsOf } from '../session/remote.ts';
import type { Session } from '../session/session.ts';

/** What all pages share and the editor can change in the same history: header, footer, menu. */
export interface SiteParts {
  session: Session;
  headerFooterId: string;
  navigationId: string;
}

export const SitePartsContext = createContext<SiteParts | undefined>(undefined);

/** Opens the documents all pages share, beside the page. Undefined until they are there. */
export function useSiteParts(session: Session, { isWanted }: { isWanted: boolean }): SiteParts | undefined {
  const { data: documents } = useQuery({ ...documentsQuery, enabled: isWanted });
  const headerFooterId = documents?.find(({ kind }) => kind === 'headerFooter')?.id;
  const navigationId = documents?.find(({ kind }) => kind === 'navigation')?.id;
  useEffect(() => {
    // Without them the page can be edited all the same, so a failure is not told.
    const open = (kind: 'headerFooter' | 'navigation', id: string | undefined) =>
      id === undefined ? undefined : session.open(id, fieldsOf(kind, kind)).catch(() => undefined);
    void open('headerFooter', headerFooterId);
    void open('navigation', navigationId);
  }, [session, headerFooterId, navigationId]);
  const isOpen = useSyncExternalStore(session.subscribe, () => {
    const { bodies } = session.view();
    return bodies[headerFooterId ?? ''] !== undefined && bodies[navigationId ?? ''] !== undefined;
  });
  return isOpen && headerFooterId !== undefined && navigationId !== undefined
    ? { session, headerFooterId, navigationId }
    : undefined;
}

export function useSitePartsIds(): SiteParts | undefined {
  return use(SitePartsContext);
}

function useBodyOf({ session }: SiteParts, id: string): unknown {
  return useSyncExternalStore(session.subscribe, () => session.view().bodies[id]);
}

export const useHeaderFooter = (parts: SiteParts) => useBodyOf(parts, parts.headerFooterId) as HeaderFooter;
export const useNavigation = (parts: SiteParts) => useBodyOf(parts, parts.navigationId) as Navigation;
