/** A colour family as a dot. An SVG, because the policy forbids inline styles. */
export function FamilyDot({ family }: { family: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4.5 text-edge">
      <circle cx="8" cy="8" r="7.5" fill={FILLS[family] ?? 'none'} stroke="currentColor" />
      {family === 'transparente' && <path d="M3 13 13 3" stroke="currentColor" />}
    </svg>
  );
}

const FILLS: Record<string, string> = {
  preto: '#1b1614',
  cinza: '#7a7c80',
  branco: '#ffffff',
  marrom: '#7a4a24',
  tartaruga: '#9a6428',
  dourado: '#d0a04a',
  prateado: '#c4c7cd',
  azul: '#1f4fc0',
  verde: '#1d7a46',
  vermelho: '#bf2026',
  laranja: '#f07418',
  rosa: '#e08aa4',
  roxo: '#8a6cc0',
};
