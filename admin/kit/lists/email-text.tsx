/** An email address that goes on in the next line before its @, where it does not fit. Names stay as they are. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  if (at <= 0) return children;
  return (
    <span style={{ overflowWrap: 'break-word' }}>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
