import { Route, Routes } from 'react-router';
import { NotFound } from '../shell/not-found.tsx';
import { DesignHome } from './design-home.tsx';
import { FooterDoor } from './footer-door.tsx';
import { HeaderPanel } from './header-panel.tsx';
import { ThemePanel } from './theme-panel.tsx';

export default function DesignArea() {
  return (
    <Routes>
      <Route index element={<DesignHome />} />
      <Route path="theme/:part" element={<ThemePanel />} />
      <Route path="header" element={<HeaderPanel />} />
      <Route path="footer" element={<FooterDoor />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
