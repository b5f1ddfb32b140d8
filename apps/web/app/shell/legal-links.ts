/** Links in the footer of every page. */
export const legalLinks = [
  { label: 'Termos de Uso', to: '/termos' },
  { label: 'Privacidade', to: '/privacidade' },
];
