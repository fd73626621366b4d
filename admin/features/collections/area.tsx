import { useQuery } from '@tanstack/react-query';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { documentQuery } from '../../documents/queries.ts';
import { NotFound } from '../../kit/not-found.tsx';
import { CollectionList } from './collection/collection-list.tsx';
import { CollectionPanel } from './collection/collection-panel.tsx';
import { ItemEditor } from './editing/item-editor.tsx';
import { ItemPageEditor } from './editing/item-page-editor.tsx';
import { ItemList } from './items/item-list.tsx';
import { ItemPanel } from './items/item-panel.tsx';
import { ListEditor } from './editing/list-editor.tsx';

export default function CollectionsArea() {
  return (
    <Routes>
      <Route index element={<CollectionList />} />
      <Route path="items/:itemId" element={<FindItem />} />
      <Route path="items/:itemId/page" element={<FindItem at="/page" />} />
      <Route path=":id" element={<ItemList />} />
      <Route path=":id/settings" element={<CollectionPanel />} />
      <Route path=":id/page" element={<ListEditor />} />
      <Route path=":id/item-page" element={<ItemPageEditor />} />
      <Route path=":id/:itemId" element={<ItemPanel />} />
      <Route path=":id/:itemId/page" element={<ItemEditor />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** Other areas know an item by its id alone. */
function FindItem({ at = '' }: { at?: string }) {
  const { itemId = '' } = useParams();
  const { search } = useLocation();
  const { data, error } = useQuery(documentQuery(itemId));
  const collectionId = data?.body?.collectionId;
  if (error || (data && typeof collectionId !== 'string')) return <NotFound />;
  return typeof collectionId === 'string' ? (
    <Navigate to={`/collections/${collectionId}/${itemId}${at}${search}`} replace />
  ) : null;
}
