const phone = '(11) 4000-0071';
const email = 'atendimento@aro.example';
const international = `55${phone.replace(/\D/g, '')}`;

/** How to reach the shop. The company behind it is of the demonstration, and so are these. */
export const shopContact = {
  phone,
  phoneLink: `tel:+${international}`,
  whatsappLink: `https://wa.me/${international}`,
  email,
  mailLink: `mailto:${email}`,
  hours: 'De segunda a sábado, das 9h às 18h.',
} as const;
