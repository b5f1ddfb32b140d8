import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the gallery. */
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
  /** The path under `app/`. */
  file: string;
  note?: string;
  /** Rendered twice; the argument distinguishes the two, for unique names. */
  children(theme: 'light' | 'dark'): ReactNode;
}

/** A component in all its states, in the light and the dark theme. */
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

/** A labelled row. */
export function Row({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className="specimen-row">
      {name && <p className="specimen-label">{name}</p>}
      <div className="specimen-flow">{children}</div>
    </div>
  );
}

/** A labelled column. */
export function Stack({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className="specimen-row">
      {name && <p className="specimen-label">{name}</p>}
      <div className="specimen-stack">{children}</div>
    </div>
  );
}
