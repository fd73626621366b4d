import { Route, Routes } from 'react-router';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { PopupPanel } from './popup/panel.tsx';
import { NotFound } from '../../kit/not-found.tsx';
import { MarketingHome } from './home.tsx';

export default function MarketingArea() {
  return (
    <Routes>
      <Route index element={<MarketingHome />} />
      <Route path="announcement" element={<AnnouncementPanel />} />
      <Route path="popup" element={<PopupPanel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
