import { courseKey, readDone, writeDone, type Lesson } from '#core/collections/course.ts';

export interface Progress {
  done: ReadonlySet<string>;
  toggle: (id: string) => void;
}

/** What was done of a course, remembered in this browser. Tells it at once and whenever it changes. */
export function watchProgress(
  { course, lessons }: { course: string; lessons: readonly Lesson[] },
  onChange: (progress: Progress) => void,
): () => void {
  let done = readDone(remembered(course), lessons);
  const tell = () => onChange({ done, toggle });
  const toggle = (id: string) => {
    const next = new Set(done);
    if (!next.delete(id)) next.add(id);
    done = next;
    remember(course, done);
    tell();
  };
  // Another tab has gone on.
  const follow = ({ key }: StorageEvent) => {
    if (key !== courseKey(course)) return;
    done = readDone(remembered(course), lessons);
    tell();
  };
  addEventListener('storage', follow);
  tell();
  return () => removeEventListener('storage', follow);
}

/** Browsers may keep nothing for a site; the course then works without a memory. */
function remembered(course: string): string | null {
  try {
    return localStorage.getItem(courseKey(course));
  } catch {
    return null;
  }
}

function remember(course: string, done: ReadonlySet<string>): void {
  try {
    localStorage.setItem(courseKey(course), writeDone(done));
  } catch {
    // The page shows it until it is left.
  }
}
