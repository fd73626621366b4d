import { useQuery } from '@tanstack/react-query';
import { Outlet, Route, Routes, useParams } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { languagesQuery } from '../../documents/languages.ts';
import { DocumentsPanel } from './documents-panel.tsx';
import { GlossaryPanel } from './glossary-panel.tsx';
import { StartPanel } from './start-panel.tsx';
import { TranslationPanel } from './translation-panel.tsx';

export default function TranslationsArea() {
  return (
    <Routes>
      <Route index element={<StartPanel />} />
      <Route path=":language" element={<OneLanguage />}>
        <Route index element={<DocumentsPanel />} />
        <Route path="glossary" element={<GlossaryPanel />} />
        <Route path=":of" element={<TranslationPanel />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** Only what the site is translated into has a place here. */
function OneLanguage() {
  const { language } = useParams();
  const { data } = useQuery(languagesQuery);
  const isKnown = data?.languages.some((known) => known === language);
  return isKnown === false ? <NotFound /> : <Outlet />;
}
