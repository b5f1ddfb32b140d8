import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces the title of the new page to screen readers. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    // Without the number of new notices, which is announced by itself.
    setTitle(document.title.replace(/^\(\d+\+?\) /, ''));
  }, [pathname]);
  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  );
}
