import { SERVICES, type Service } from './services.ts';

/** The sign of a service, as large as the words beside it. */
export function SocialIcon({ service }: { service: Service }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SERVICES[service].strokes.map((stroke) => (
        <path key={stroke} d={stroke} />
      ))}
    </svg>
  );
}
