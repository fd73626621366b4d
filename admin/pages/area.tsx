import { Route, Routes } from 'react-router';
import { EditorPage } from '../editor/editor-page.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { PageList } from './page-list.tsx';
import { PagePanel } from './page-panel.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { TrashPanel } from './trash-panel.tsx';

export default function PagesArea() {
  return (
    <Routes>
      <Route index element={<PageList />} />
      <Route path="trash" element={<TrashPanel />} />
      <Route path="previews" element={<PreviewLinks />} />
      <Route path=":id" element={<EditorPage />} />
      <Route path=":id/settings" element={<PagePanel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
