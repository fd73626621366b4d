import type { ReactNode } from 'react';

/** Stands in the editor for a block that has nothing to show yet, or that runs on the published page only. */
export function Placeholder({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="placeholder">
      <strong>{name}</strong> {children}
    </p>
  );
}
