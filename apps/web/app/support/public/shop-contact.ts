import type { ShopContact } from '@arquiba/contract/support';
import { useSite } from '../../viewer/use-site.ts';

/** How to reach the shop, as the operator set it, and the links that lead there. */
export function useShopContact() {
  const contact = useSite()?.contact;
  // Where the root itself failed, nothing that shows it is on the page.
  if (!contact) throw new Error('The contact of the shop is part of the site’s data.');
  return withLinks(contact);
}

export function withLinks(contact: ShopContact) {
  return {
    ...contact,
    phoneLink: `tel:${dialled(contact.phone)}`,
    whatsappLink: `https://wa.me/${dialled(contact.whatsapp).replace(/\D/g, '')}`,
    mailLink: `mailto:${contact.email}`,
  };
}

/** With the country's code, but for numbers that only exist inside the country (0800). */
function dialled(written: string): string {
  const digits = written.replace(/\D/g, '');
  if (digits.startsWith('0')) return digits;
  const whole = written.trim().startsWith('+') || (digits.startsWith('55') && digits.length > 11);
  return whole ? `+${digits}` : `+55${digits}`;
}
