import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './figures.module.css';

/** Scrolls sideways where its table has no room, and only then the keyboard stops at it. */
export function Sideways({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isTight, setTight] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setTight(box.scrollWidth > box.clientWidth));
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={classes.sideways} {...(isTight && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
