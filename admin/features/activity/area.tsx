import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { ActivityLog } from './log.tsx';
import { ScriptErrorsPanel } from './script-errors.tsx';

export default function ActivityArea() {
  return (
    <Routes>
      <Route index element={<ActivityLog />} />
      <Route path="script-errors" element={<ScriptErrorsPanel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
