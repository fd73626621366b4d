import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Permission } from '#core/enumerations/permissions.ts';
import { useMay } from '../../account/account.ts';
import { screenPart } from '../../kit/opening/part.ts';

const Figures = screenPart(() => import('../../features/analytics/area.tsx'));
const Speed = screenPart(() => import('../../features/speed/area.tsx'));
const Experiments = screenPart(() => import('../../features/experiments/area.tsx'));

/** What visitors did, how fast pages are, and which version does better: three features behind one line of the menu. */
export default function Analytics() {
  // Editors run experiments without reading the figures.
  const mayRead = useMay(Permission.activity);
  if (mayRead === undefined) return <Skeleton height={200} />;
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <Routes>
        <Route path="experiments/*" element={<Experiments />} />
        {mayRead && <Route path="speed/*" element={<Speed />} />}
        <Route path="*" element={mayRead ? <Figures /> : <Navigate to="/analytics/experiments" replace />} />
      </Routes>
    </Suspense>
  );
}
