import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { Library } from './library.tsx';

export default function AssetsArea() {
  return (
    <Routes>
      <Route path=":id?" element={<Library />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
