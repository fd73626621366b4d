import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { GlossaryPanel } from './glossary-panel.tsx';
import { StartPanel } from './start-panel.tsx';
import { TranslationPanel } from './translation-panel.tsx';

export default function TranslationsArea() {
  return (
    <Routes>
      <Route index element={<StartPanel />} />
      <Route path=":language" element={<DocumentsPanel />} />
      <Route path=":language/glossary" element={<GlossaryPanel />} />
      <Route path=":language/:of" element={<TranslationPanel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
