import { useShopContact } from '../support/public/shop-contact.ts';
import { WhatsappButton } from '../support/public/whatsapp-button.tsx';
import { LinkButton } from '../ui/button.tsx';
import { MessagesSquare } from '../ui/icons/messages-square.tsx';

/** How to reach a person. */
export function HelpContact() {
  const { hours } = useShopContact();
  return (
    <section
      aria-labelledby="falar"
      className="grid gap-4 rounded-card border border-line bg-sunken p-5 sm:p-6"
    >
      <div>
        <h2 id="falar" className="display text-xl">
          Não achou o que procura?
        </h2>
        <p className="text-muted">Fale com a gente. {hours}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <WhatsappButton />
        <LinkButton tone="secondary" to="/atendimento" icon={<MessagesSquare />}>
          Atendimento
        </LinkButton>
      </div>
    </section>
  );
}
