import { brand } from '@arquiba/contract/brand';

/** Only the operator gives these away: who has one speaks for the house, or stands at one of its addresses. */
const RESERVED = new Set<string>([
  brand.network.username,
  brand.shop.name.toLowerCase(),
  ...['admin', 'administrador', 'administracao', 'moderador', 'moderacao', 'equipe', 'oficial'],
  ...['suporte', 'atendimento', 'ajuda', 'contato', 'seguranca', 'privacidade', 'termos'],
  ...['api', 'www', 'root', 'sistema', 'null', 'undefined', 'editar', 'solicitacoes'],
]);

/** Dots and underscores do not make another name of it. */
export function isReserved(username: string): boolean {
  return RESERVED.has(username.replace(/[._]/g, ''));
}
