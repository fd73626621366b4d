/** The sign of the product: a thing on a plinth. */
export function Mark({ size }: { size: number }) {
  return (
    <svg className="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path className="mark-top" d="M11 3h10v11H11z" />
      <path d="M7 16h18v4H7zM3 22h26v7H3z" />
    </svg>
  );
}
