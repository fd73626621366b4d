import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { TOP_FOLDER } from '#core/assets/folders.ts';
import { LICENCES } from '#core/assets/licences.ts';
import { ASSET_KINDS, type AssetKind } from '#core/assets/types.ts';
import { useSearch } from '../../kit/lists/use-search.ts';
import type { AssetFilter } from '../../pickers/assets/queries.ts';

export type LibraryFilter = ReturnType<typeof useLibraryFilter>;

/** Which files are shown. Folder and licence stand in the address: other screens link to them. */
export function useLibraryFilter() {
  const search = useSearch();
  const [kind, setKind] = useState<AssetKind>();
  const [isDeleted, setDeleted] = useState(false);
  const [query, setQuery] = useSearchParams();
  const folder = query.get('folder') ?? TOP_FOLDER;
  const licence = LICENCES.find((each) => each !== 'own' && each === query.get('licence'));
  const { words } = search;
  const asked: AssetFilter = { folder, search: words, kind, licence, isDeleted };
  return {
    search,
    folder,
    isDeleted,
    asked,
    isFiltered: words !== '' || kind !== undefined || licence !== undefined,
    /** The part of the address that says it. */
    query: query.toString(),
    kindOrLicence: licence ?? kind ?? '',
    setKindOrLicence: (value: string) => {
      setKind(ASSET_KINDS.find((each) => each === value));
      setQuery({
        ...(folder !== TOP_FOLDER && { folder }),
        ...(LICENCES.some((each) => each === value) && { licence: value }),
      });
    },
    goTo: (next: string) => setQuery(next === TOP_FOLDER ? {} : { folder: next }),
    toggleDeleted: () => setDeleted(!isDeleted),
  };
}
