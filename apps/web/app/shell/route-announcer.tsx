import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Says the title of the new page to those who do not see it change. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  );
}
