import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { PanelPlace } from '../../kit/opening/panel-place.tsx';
import { screenPart } from '../../kit/opening/part.ts';

const EditorPage = screenPart(() => import('./page/editor-page.tsx'));
const PageList = screenPart(() => import('./tree/page-list.tsx'));
const PagePanel = screenPart(() => import('./page/page-panel.tsx'));
const PreviewLinks = screenPart(() => import('./previews/preview-links.tsx'));
const TrashPanel = screenPart(() => import('./trash/trash-panel.tsx'));

export default function PagesArea() {
  return (
    <Suspense fallback={<PanelPlace />}>
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
