interface SimulationProps {
  /** Null at every real provider. */
  url: string | null | undefined;
  label: string;
}

/** The link to the demonstration's gateway, which plays the bank. */
export function Simulation({ url, label }: SimulationProps) {
  if (!url) return null;
  return (
    <p className="mt-6 border-t border-line pt-4 text-sm text-muted print:hidden">
      Esta é uma demonstração, sem cobrança de verdade.{' '}
      <a href={url} target="_blank" rel="noreferrer" className="font-semibold text-ink">
        {label}
      </a>
    </p>
  );
}
