import { brand } from '@arquiba/contract/brand';

/**
 * Only the operator assigns these: their owner speaks for the company, or has the name of one of its
 * addresses.
 */
const RESERVED = new Set<string>([
  brand.network.username,
  brand.shop.name.toLowerCase(),
  ...['admin', 'administrador', 'administracao', 'moderador', 'moderacao', 'equipe', 'oficial'],
  ...['suporte', 'atendimento', 'ajuda', 'contato', 'seguranca', 'privacidade', 'termos'],
  ...['api', 'www', 'root', 'sistema', 'null', 'undefined', 'editar', 'solicitacoes', 'novo'],
]);

/** Dots and underscores are ignored. */
export function isReserved(username: string): boolean {
  return RESERVED.has(username.replace(/[._]/g, ''));
}
