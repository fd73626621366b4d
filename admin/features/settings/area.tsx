import { Skeleton } from '@mantine/core';
import { Suspense, useState, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { useMay } from '../../account/account.ts';
import { NotAllowed } from '../../account/not-allowed.tsx';
import { NotFound } from '../../kit/not-found.tsx';
import type { SettingsSection } from './section.ts';
import { SettingsHome } from './settings-home.tsx';
import { screenPart } from '../../kit/opening/part.ts';

/** The settings, made of the screens it is handed: most belong to other features. */
export function SettingsArea({ sections }: { sections: readonly SettingsSection[] }) {
  const [screens] = useState(() =>
    sections.map((section) => ({ section, Screen: screenPart(section.load) })),
  );
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <Routes>
        <Route index element={<SettingsHome sections={sections} />} />
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
