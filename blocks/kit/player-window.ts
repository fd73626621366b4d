/** The player in a frame, also behind the document of this site that asked first. */
export function playerWindow(frame: HTMLIFrameElement): Window | null {
  try {
    return frame.contentDocument?.querySelector('iframe')?.contentWindow ?? frame.contentWindow;
  } catch {
    return frame.contentWindow;
  }
}
