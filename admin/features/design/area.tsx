import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { ColoursPanel } from '../../panels/theme/colours-panel.tsx';
import { CssPanel } from './css-panel.tsx';
import { DesignHome } from './design-home.tsx';
import { DesignSession } from './design-session.tsx';
import { FooterDoor, HeaderDoor } from './part-doors.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ShapePanel } from '../../panels/theme/shape-panel.tsx';
import { TemplatePanel } from './template-panel.tsx';
import { TypePanel } from '../../panels/theme/type-panel.tsx';

export default function DesignArea() {
  return (
    <Routes>
      <Route element={<DesignSession />}>
        <Route index element={<DesignHome />} />
        <Route path="theme/colours" element={<ColoursPanel />} />
        <Route path="theme/type" element={<TypePanel />} />
        <Route path="theme/shape" element={<ShapePanel />} />
        <Route path="theme/css" element={<CssPanel />} />
        <Route path="template" element={<TemplatePanel />} />
        <Route path="history" element={<HistoryPanel />} />
      </Route>
      <Route path="header" element={<HeaderDoor />} />
      <Route path="footer" element={<FooterDoor />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
