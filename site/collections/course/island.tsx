import { useEffect, useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { chaptersOf, nextLesson, type Lesson } from '#core/collections/course.ts';
import { watchProgress, type Progress } from './progress.ts';

export interface CourseProps {
  course: string;
  title: string;
  lessons: readonly Lesson[];
  /** The lesson whose page this is; empty on the page of the course. */
  here: string;
}

/** The lessons of a course. Complete without a script; awake, it remembers in this browser what was done. */
export default function Course({ course, title, lessons, here }: CourseProps) {
  const say = useWords('course');
  const [progress, setProgress] = useState<Progress | undefined>(undefined);
  useEffect(() => watchProgress({ course, lessons }, setProgress), [course, lessons]);
  const done = progress?.done;
  return (
    <nav className="course" aria-label={say('lessonsOf', { title })} {...(done && { 'data-live': '' })}>
      {progress && <HowFar lessons={lessons} here={here} {...progress} />}
      {chaptersOf(lessons).map((chapter) => (
        <section key={chapter.first} className="course-chapter">
          {chapter.name !== '' && <h2 className="course-name">{chapter.name}</h2>}
          <ol start={chapter.first}>
            {chapter.lessons.map(({ id, path, title: name, duration }, index) => (
              <li key={id} {...(done?.has(id) && { 'data-done': '' })}>
                <a href={path} {...(id === here && { 'aria-current': 'page' as const })}>
                  <span className="course-number" aria-hidden="true">
                    {done?.has(id) ? '✓' : chapter.first + index}
                  </span>
                  <span className="course-title">{name}</span>
                  {done?.has(id) && <span className="visually-hidden">{say('isDone')}</span>}
                  {duration !== '' && <span className="course-length">{duration}</span>}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}

function HowFar(props: Progress & { lessons: readonly Lesson[]; here: string }) {
  const say = useWords('course');
  const { lessons, done, here, toggle } = props;
  const next = nextLesson(lessons, done);
  return (
    <div className="course-progress">
      <progress value={done.size} max={lessons.length} aria-label={say('progress')} />
      <p role="status">{say('doneOf', { done: done.size, total: lessons.length })}</p>
      {here === '' ? (
        next &&
        done.size > 0 && (
          <a className="course-next" href={next.path}>
            {say('goOn', { title: next.title })}
          </a>
        )
      ) : (
        <button
          type="button"
          className="course-done"
          aria-pressed={done.has(here)}
          onClick={() => toggle(here)}
        >
          {say(done.has(here) ? 'done' : 'markDone')}
        </button>
      )}
    </div>
  );
}
