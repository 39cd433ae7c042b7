import { boxOf } from '@comptoir/catalogue';
import type { Course } from '@comptoir/kernel';
import { useEffect, useState } from 'react';

/** The course of a game, its lessons not loaded yet; null while it is fetched, and where there is none. */
export function useCourse(game: string): Course | null {
  const [course, setCourse] = useState<Course | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (found: Course | null): void => {
      if (!isGone) setCourse(found);
    };
    boxOf(game)
      ?.loadCourse?.()
      .then(show, () => show(null)); // without it the rules are offered
    return () => {
      isGone = true;
    };
  }, [game]);
  return course;
}
