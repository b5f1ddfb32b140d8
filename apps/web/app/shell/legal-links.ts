/** At the foot of every page. */
export const legalLinks = [
  { label: 'Termos de Uso', to: '/termos' },
  { label: 'Privacidade', to: '/privacidade' },
];
