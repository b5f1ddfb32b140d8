import type { ShopContact } from '@arquiba/contract/support';
import { useSite } from '../../viewer/use-site.ts';

/** The contact of the shop as configured by the operator, with its links. */
export function useShopContact() {
  const contact = useSite()?.contact;
  // Missing only if the root failed, and then no component that uses it is rendered.
  if (!contact) throw new Error('The contact of the shop is part of the site’s data.');
  return withLinks(contact);
}

export function withLinks(contact: ShopContact) {
  return {
    ...contact,
    phoneLink: `tel:${dialled(contact.phone)}`,
    /** Null if there is none. */
    whatsappLink: contact.whatsapp
      ? `https://wa.me/${dialled(contact.whatsapp).replace(/\D/g, '')}`
      : null,
    mailLink: `mailto:${contact.email}`,
  };
}

/** Adds the country code, except to numbers that work only inside the country (0800). */
function dialled(written: string): string {
  const digits = written.replace(/\D/g, '');
  if (digits.startsWith('0')) return digits;
  const whole = written.trim().startsWith('+') || (digits.startsWith('55') && digits.length > 11);
  return whole ? `+${digits}` : `+55${digits}`;
}
