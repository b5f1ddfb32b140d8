import { legal } from '@arquiba/contract/legal';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';

interface LegalDocumentProps {
  title: string;
  /** A short introduction. */
  lead: ReactNode;
  sections: Section[];
  /** A link to the other document. */
  other: { label: string; to: string };
}

export interface Section {
  title: string;
  body: ReactNode;
}

/** A legal text with a table of contents, its version and its date. */
export function LegalDocument({ title, lead, sections, other }: LegalDocumentProps) {
  const id = useId();
  return (
    <div className="mx-auto grid w-full max-w-[1040px] gap-x-16 gap-y-10 px-5 py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-16">
      <header className="grid gap-4 lg:col-span-2">
        <h1 className="display text-[clamp(2.5rem,6vw,4rem)] leading-none">{title}</h1>
        <p className="max-w-[56ch] text-lg text-muted">{lead}</p>
        <p className="w-fit rounded-pill bg-accent-soft px-4 py-1.5 text-sm font-semibold">
          Versão {legal.version} · em vigor desde{' '}
          <time dateTime={legal.date}>{writtenOut(legal.date)}</time>
        </p>
      </header>
      <nav aria-label="Partes deste texto" className="lg:sticky lg:top-24 lg:self-start">
        <ol className="grid text-sm sm:max-lg:grid-cols-2 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-raised max-lg:p-3">
          {sections.map((section, place) => (
            <li key={section.title}>
              <a
                href={`#${id}-${place + 1}`}
                className="flex min-h-11 items-center gap-3 rounded-md px-2 text-ink no-underline hover:bg-accent-soft lg:min-h-9"
              >
                <span className="display w-5 flex-none text-right text-base text-accent-ink">
                  {place + 1}
                </span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-[65ch] content-start gap-10">
        {sections.map((section, place) => (
          <section key={section.title} id={`${id}-${place + 1}`} className={TEXT}>
            <h2 className="display text-2xl">
              {place + 1}. {section.title}
            </h2>
            {section.body}
          </section>
        ))}
        <p className="border-t border-line pt-6">
          Leia também:{' '}
          <Link to={other.to} className="font-semibold text-accent-ink underline">
            {other.label}
          </Link>
          .
        </p>
      </div>
    </div>
  );
}

const TEXT =
  'grid scroll-mt-24 gap-3 leading-relaxed [&_a]:font-semibold [&_a]:text-accent-ink [&_a]:underline [&_li]:pl-1 [&_li::marker]:text-accent-ink [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5';

/** Built from the parts of the date, so that no time zone can change it. */
function writtenOut(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} de ${MONTHS[(month ?? 1) - 1]} de ${year}`;
}

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );
