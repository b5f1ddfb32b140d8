import { Dialog } from '../ui/dialog.tsx';

const KEYS = [
  { key: '/', does: 'Buscar' },
  { key: 'j', does: 'Próxima publicação' },
  { key: 'k', does: 'Publicação anterior' },
  { key: 'l', does: 'Curtir a publicação' },
  { key: 'Enter', does: 'Abrir a publicação' },
  { key: 'n', does: 'Nova publicação' },
  { key: '?', does: 'Ver estes atalhos' },
  { key: 'Alt+T', does: 'Ir aos avisos' },
  { key: 'Esc', does: 'Fechar o que está aberto' },
];

export default function HelpDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog open onClose={onClose} title="Atalhos do teclado">
      <dl className="grid gap-3">
        {KEYS.map(({ key, does }) => (
          <div key={key} className="flex items-center justify-between gap-4">
            <dt>{does}</dt>
            <dd>
              <kbd className="grid h-8 min-w-8 place-items-center rounded-sm border border-line bg-sunken px-2 font-sans text-sm font-bold">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
