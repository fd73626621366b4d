import { Navigate, Route, Routes } from 'react-router';
import { Permission } from '#core/enumerations/permissions.ts';
import { useMay } from '../../account/account.ts';
import { NotFound } from '../../kit/not-found.tsx';
import { ActivityLog } from './log.tsx';
import { ScriptErrorsPanel } from './script-errors.tsx';

export default function ActivityArea() {
  const mayReadLog = useMay(Permission.activity);
  if (mayReadLog === undefined) return null;
  return (
    <Routes>
      <Route index element={mayReadLog ? <ActivityLog /> : <Navigate to="script-errors" replace />} />
      <Route path="script-errors" element={<ScriptErrorsPanel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
