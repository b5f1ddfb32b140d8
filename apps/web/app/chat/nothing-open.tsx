import { EmptyState } from '../ui/empty-state.tsx';

/** Beside the list while no conversation is open. */
export default function NothingOpen() {
  return (
    <section aria-label="Conversa" className="grid flex-1 place-items-center">
      <EmptyState art="net">Aqui aparece a conversa que você abrir.</EmptyState>
    </section>
  );
}
