import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { ExperimentsPanel } from './panel.tsx';

export default function ExperimentsArea() {
  return (
    <Routes>
      <Route index element={<ExperimentsPanel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
