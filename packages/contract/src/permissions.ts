/** What an account may be besides a member. They count only while it has a second factor. */
export const roleNames = ['administrator', 'moderator', 'shop', 'support'] as const;
export type Role = (typeof roleNames)[number];

export const roleTitles: Record<Role, string> = {
  administrator: 'Administração',
  moderator: 'Moderação',
  shop: 'Loja',
  support: 'Atendimento',
};

/** Who may do what. Routes and pages name a permission, never a role. */
export const permissions = {
  /** Gives roles and takes them. */
  roles: ['administrator'],
  /** Reads what staff did. */
  audit: ['administrator'],
  products: ['administrator', 'shop'],
  /** Answers customers and visitors for the shop. */
  support: ['administrator', 'shop', 'support'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof permissions;

export function may(roles: readonly Role[], permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return roles.some((role) => allowed.includes(role));
}
