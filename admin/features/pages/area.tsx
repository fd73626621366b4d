import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { part } from '../../kit/opening/part.ts';

const EditorPage = part(() => import('./page/editor-page.tsx'));
const PageList = part(() => import('./tree/page-list.tsx'));
const PagePanel = part(() => import('./page/page-panel.tsx'));
const PreviewLinks = part(() => import('./previews/preview-links.tsx'));
const TrashPanel = part(() => import('./trash/trash-panel.tsx'));

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
