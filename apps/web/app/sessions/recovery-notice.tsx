import Info from 'lucide-react/icons/info';
import { shopContact } from '../support/public/shop-contact.ts';

/** Says that the way by e-mail is not open, and who helps instead. */
export function RecoveryNotice() {
  const { phone, phoneLink, email, mailLink } = shopContact;
  return (
    <div className="flex gap-3 rounded-card bg-sunken p-4">
      <Info className="mt-0.5 size-5" />
      <div>
        <p className="font-semibold">A recuperação por e-mail abre em breve.</p>
        <p className="text-muted">
          Por enquanto nenhum código é enviado. Quem devolve o acesso à sua conta é o atendimento:
        </p>
        <p className="mt-1 flex flex-wrap gap-x-5">
          <a href={mailLink} className={CONTACT}>
            {email}
          </a>
          <a href={phoneLink} className={CONTACT}>
            {phone}
          </a>
        </p>
      </div>
    </div>
  );
}

const CONTACT =
  'inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4';
