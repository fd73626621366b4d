import Course from './course/island.tsx';
import { Island } from '#blocks/kit/islands.tsx';
import type { Collection } from '#core/collections/collection.ts';
import type { Card } from './view.ts';

/** The lessons of a course in their chapters; nothing where there are none. */
export function LessonsOf(props: { collection: Collection; lessons: readonly Card[]; here: string }) {
  const { collection, lessons, here } = props;
  if (lessons.length === 0) return null;
  return (
    <Island
      name="course"
      wake="visible"
      component={Course}
      words={['course']}
      props={{
        course: collection.path,
        title: collection.title,
        here,
        lessons: lessons.map(({ id, path, title, details }) => ({
          id,
          path,
          title,
          chapter: details.chapter ?? '',
          duration: details.duration ?? '',
        })),
      }}
    />
  );
}
