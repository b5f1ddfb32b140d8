/** The accounts into which a visitor of the demonstration may sign in. */
export const signIns = {
  /** A fan who follows a dozen profiles. */
  fan: { member: 'marina', email: 'torcedora@arquiba.example', password: 'torcida-2026' },
  club: { member: 'mare', email: 'clube@arquiba.example', password: 'vestiario-2026' },
  /** The shop's staff, who administers; hence the second factor, whose secret is as public as the password. */
  shop: {
    member: 'aro',
    email: 'loja@arquiba.example',
    password: 'vitrine-2026',
    secret: 'ARQUIBADEMONSTRACAOLOJAVITRINE23',
  },
} as const;
