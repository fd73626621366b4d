/** Errors nobody caught are told to the site's owners; the code for it comes with the first of them. */
export function watchErrors(): () => void {
  const hear = (event: ErrorEvent | PromiseRejectionEvent) =>
    // Code that does not come must not be one more error.
    void import('./report-errors.ts').then(
      ({ report }) => report(event),
      () => {},
    );
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  return () => {
    removeEventListener('error', hear);
    removeEventListener('unhandledrejection', hear);
  };
}
