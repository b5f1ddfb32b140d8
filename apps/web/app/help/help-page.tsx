import { type ReactNode, useId } from 'react';
import type { Location } from 'react-router';
import { Link } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { BackLink } from '../ui/back-link.tsx';
import { HelpContact } from './help-contact.tsx';
import { HELP, type HelpPath, helpTopics } from './public/help-topics.ts';

interface HelpPageProps {
  path: HelpPath;
  children: ReactNode;
}

/** A help text beside the list of all topics. */
export function HelpPage({ path, children }: HelpPageProps) {
  const { name, summary } = topicOf(path);
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14">
      <nav
        aria-label="Assuntos da ajuda"
        className="max-lg:order-2 lg:sticky lg:top-24 lg:self-start"
      >
        <ul className="grid gap-0.5">
          {helpTopics.map((topic) => (
            <li key={topic.path}>
              <Link
                to={topic.path}
                aria-current={topic.path === path ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-md px-4 font-semibold text-ink no-underline transition hover:bg-accent-soft aria-[current]:bg-accent-soft"
              >
                {topic.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-[68ch] content-start gap-8">
        <header>
          <BackLink to={HELP}>Ajuda</BackLink>
          <h1 className="display text-4xl text-balance lg:text-5xl">{name}</h1>
          <p className="mt-2 text-lg text-muted">{summary}</p>
        </header>
        {children}
        <HelpContact />
      </div>
    </div>
  );
}

interface HelpSectionProps {
  title: string;
  children: ReactNode;
}

export function HelpSection({ title, children }: HelpSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={TEXT}>
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const TEXT =
  'grid gap-3 leading-relaxed [&_a]:font-semibold [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4 [&_li]:pl-1 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-5 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5';

type MetaArguments = Parameters<typeof pageMeta>[1] & { location: Location };

export function helpMeta(path: HelpPath, args: MetaArguments) {
  const { name, summary } = topicOf(path);
  return pageMeta({ title: `${name}: ajuda`, description: summary, face: 'shop' }, args);
}

function topicOf(path: HelpPath) {
  return helpTopics.find((topic) => topic.path === path) ?? helpTopics[0];
}
