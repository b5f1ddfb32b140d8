import type { Order } from '@arquiba/contract/orders';
import { HelpLinks } from '../help/public/help-links.tsx';
import { LinkButton } from '../ui/button.tsx';
import { CircleQuestionMark } from '../ui/icons/circle-question-mark.tsx';

const HELP = ['/ajuda/entrega', '/ajuda/troca-e-devolucao', '/ajuda/garantia'] as const;

/** Leads to a message to the shop about this order, and to the help pages for it. */
export function OrderHelp({ order: { number, guest } }: { order: Order }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5 print:hidden">
      <LinkButton
        tone="secondary"
        to={guest ? '/atendimento' : `/minha-conta/atendimento?pedido=${number}`}
        icon={<CircleQuestionMark />}
      >
        Preciso de ajuda
      </LinkButton>
      <HelpLinks paths={HELP} />
    </div>
  );
}
