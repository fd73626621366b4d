/** A lesson as the list of a course shows it. */
export interface Lesson {
  id: string;
  path: string;
  title: string;
  chapter: string;
  duration: string;
}

export interface Chapter {
  name: string;
  /** The number of its first lesson among all of the course. */
  first: number;
  lessons: readonly Lesson[];
}

/** Lessons in their order, those of one chapter that follow each other together. */
export function chaptersOf(lessons: readonly Lesson[]): Chapter[] {
  const chapters: { name: string; first: number; lessons: Lesson[] }[] = [];
  for (const [index, lesson] of lessons.entries()) {
    const last = chapters.at(-1);
    if (last && last.name === lesson.chapter) last.lessons.push(lesson);
    else chapters.push({ name: lesson.chapter, first: index + 1, lessons: [lesson] });
  }
  return chapters;
}

/** Where a course goes on: at the first lesson that is not done. */
export function nextLesson(lessons: readonly Lesson[], done: ReadonlySet<string>): Lesson | undefined {
  return lessons.find(({ id }) => !done.has(id));
}

/** The name under which a browser remembers what was done of a course. */
export const courseKey = (courseId: string) => `plinth-course-${courseId}`;

/** What a browser remembered, as far as it is still part of the course. */
export function readDone(stored: string | null, lessons: readonly Lesson[]): Set<string> {
  const ids = new Set((stored ?? '').split(' '));
  return new Set(lessons.map(({ id }) => id).filter((id) => ids.has(id)));
}

export const writeDone = (done: ReadonlySet<string>): string => [...done].join(' ');
