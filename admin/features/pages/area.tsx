import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';

const EditorPage = lazy(() => import('./page/editor-page.tsx'));
const PageList = lazy(() => import('./tree/page-list.tsx'));
const PagePanel = lazy(() => import('./page/page-panel.tsx'));
const PreviewLinks = lazy(() => import('./previews/preview-links.tsx'));
const TrashPanel = lazy(() => import('./trash/trash-panel.tsx'));

export default function PagesArea() {
  return (
    <Suspense>
      <Routes>
        <Route index element={<PageList />} />
        <Route path="trash" element={<TrashPanel />} />
        <Route path="previews" element={<PreviewLinks />} />
        <Route path=":id" element={<EditorPage />} />
        <Route path=":id/settings" element={<PagePanel />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
