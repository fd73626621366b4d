import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { FormFigures } from './figures.tsx';
import { FormList } from './form-list.tsx';
import { FormPanel } from './form-panel.tsx';

export default function FormsArea() {
  return (
    <Routes>
      <Route index element={<FormList />} />
      <Route path=":id" element={<FormPanel />} />
      <Route path=":id/figures" element={<FormFigures />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
