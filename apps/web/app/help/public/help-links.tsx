import { Link } from 'react-router';
import { type HelpPath, helpTopics } from './help-topics.ts';

interface HelpLinksProps {
  paths: readonly HelpPath[];
  className?: string | undefined;
}

/** A line of links to help pages. */
export function HelpLinks({ paths, className }: HelpLinksProps) {
  return (
    <nav aria-label="Dúvidas sobre a compra" className={className}>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {helpTopics
          .filter(({ path }) => paths.includes(path))
          .map(({ path, name }) => (
            <li key={path}>
              <Link
                to={path}
                className="touch flex h-9 items-center text-ink underline underline-offset-4"
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
