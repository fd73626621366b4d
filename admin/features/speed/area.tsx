import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { PageSpeedPanel } from './page-speed.tsx';

export default function SpeedArea() {
  return (
    <Routes>
      <Route index element={<PageSpeedPanel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
