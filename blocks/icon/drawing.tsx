import { useDrawings } from './icons.ts';

/** One icon, for the eye alone. Its place is kept while drawings are on their way. */
export function IconDrawing({ name, className, width }: { name: string; className: string; width: number }) {
  const drawings = useDrawings();
  const drawing = drawings && Object.hasOwn(drawings, name) ? drawings[name] : '';
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing ?? '' }}
    />
  );
}
