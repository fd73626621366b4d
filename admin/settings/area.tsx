import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { NotFound } from '../shell/not-found.tsx';
import { SETTINGS_SECTIONS } from './sections.ts';
import { SettingsHome } from './settings-home.tsx';

const screens = SETTINGS_SECTIONS.map(({ path, load }) => ({ path, Screen: lazy(load) }));

export default function SettingsArea() {
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <Routes>
        <Route index element={<SettingsHome />} />
        {screens.map(({ path, Screen }) => (
          <Route key={path} path={`${path}/*`} element={<Screen />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
