import { KINDS, type FieldKind } from '#core/forms/kinds/kinds.ts';

export function KindIcon({ type, size = 16 }: { type: FieldKind; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={KINDS[type].icon}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
