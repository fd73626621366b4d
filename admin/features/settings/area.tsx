import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { useMay } from '../../account/account.ts';
import { NotAllowed } from '../../account/not-allowed.tsx';
import { NotFound } from '../../kit/not-found.tsx';
import { SETTINGS_SECTIONS, type SettingsSection } from '../../shell/areas/settings-sections.ts';
import { SettingsHome } from './settings-home.tsx';

const screens = SETTINGS_SECTIONS.map((section) => ({ section, Screen: lazy(section.load) }));

export default function SettingsArea() {
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <Routes>
        <Route index element={<SettingsHome />} />
        {screens.map((screen) => (
          <Route
            key={screen.section.path}
            path={`${screen.section.path}/*`}
            element={<Guarded {...screen} />}
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}

/** A screen that is not listed for somebody does not open by its address either. */
function Guarded({ section, Screen }: { section: SettingsSection; Screen: ComponentType }) {
  const may = useMay(section.needs);
  if (may === undefined) return <Skeleton height={200} />;
  return may ? <Screen /> : <NotAllowed title={section.label} />;
}
