import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A chapter of the workshop. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="workshop-section">
      <h2 className="display">{title}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  name: string;
  /** Where it lives, under `app/`. */
  file: string;
  note?: string;
  /** Drawn twice; the argument tells the two apart, for names that must be unique. */
  children(theme: 'light' | 'dark'): ReactNode;
}

/** One component in all its states, in the light and in the dark. */
export function Specimen({ name, file, note, children }: SpecimenProps) {
  return (
    <div className="specimen">
      <header className="specimen-head">
        <h3>{name}</h3>
        <code>{file}</code>
        {note && <p>{note}</p>}
      </header>
      <div className="specimen-pair">
        <div data-theme="light" className="specimen-panel">
          {children('light')}
        </div>
        <div data-theme="dark" className="specimen-panel">
          {children('dark')}
        </div>
      </div>
    </div>
  );
}

/** Things side by side under a small name. */
export function Row({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className="specimen-row">
      {name && <p className="specimen-label">{name}</p>}
      <div className="specimen-flow">{children}</div>
    </div>
  );
}

/** Things one under the other, as in a form or a list. */
export function Stack({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className="specimen-row">
      {name && <p className="specimen-label">{name}</p>}
      <div className="specimen-stack">{children}</div>
    </div>
  );
}
