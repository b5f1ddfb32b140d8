import type { CepState } from './public/use-cep-fill.ts';

interface CepNoticeProps {
  state: CepState;
  onUse(place: Extract<CepState, { kind: 'differs' }>['place']): void;
}

/** The result of the lookup of the CEP. */
export function CepNotice({ state, onUse }: CepNoticeProps) {
  return (
    <div className="col-span-6 flex flex-wrap items-center gap-x-3 text-sm text-muted sm:col-span-4 sm:pt-10">
      <p role="status">{textOf(state)}</p>
      {state.kind === 'differs' && (
        <button
          type="button"
          onClick={() => onUse(state.place)}
          className="touch h-9 font-semibold text-ink underline underline-offset-4"
        >
          Usar este endereço
        </button>
      )}
    </div>
  );
}

function textOf(state: CepState): string {
  if (state.kind === 'idle') return 'Com o CEP, preenchemos o resto.';
  if (state.kind === 'looking') return 'Procurando o CEP…';
  if (state.kind === 'found') return 'Endereço preenchido. Confira e complete o número.';
  if (state.kind === 'unknown') return state.message;
  const { road, district, city, uf } = state.place;
  const parts = [road, district, `${city}, ${uf}`].filter(Boolean);
  return `O CEP é de ${parts.join(', ')}. Mantivemos o que você escreveu.`;
}
