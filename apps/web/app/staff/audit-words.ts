import type { AuditAction, AuditEntry } from '@arquiba/contract/audit';
import { type Role, roleTitles } from '@arquiba/contract/permissions';

/** The verb of each deed, for the list, and its name in the filter. */
export const DEEDS: Record<AuditAction, { verb: string; label: string }> = {
  'account.block': { verb: 'bloqueou a conta de', label: 'Contas bloqueadas' },
  'account.unblock': { verb: 'desbloqueou a conta de', label: 'Contas desbloqueadas' },
  'account.confirm-email': { verb: 'confirmou o e-mail de', label: 'E-mails confirmados' },
  'roles.change': { verb: 'mudou os papéis de', label: 'Papéis' },
  'audit.export': { verb: 'exportou o registro', label: 'Exportações do registro' },
  'product.create': { verb: 'criou o produto', label: 'Produtos criados' },
  'visitor-message.answer': { verb: 'respondeu ao visitante nº', label: 'Visitantes respondidos' },
};

/** The names of what is compared before and after. */
const FACTS: Record<string, string> = {
  roles: 'papéis',
  rows: 'linhas',
  by: 'de quem',
  action: 'ação',
  subject: 'sobre',
  from: 'de',
  to: 'até',
};

/** One line for each value that a deed changed: 'papéis: nenhum → Loja'. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => {
    const [was, is] = [before?.[name], after?.[name]].map(wordOf);
    const change = before ? `${was} → ${is}` : is;
    return `${FACTS[name] ?? name}: ${change}`;
  });
}

function wordOf(value: unknown): string {
  if (Array.isArray(value)) {
    const words = value.map((each: string) => roleTitles[each as Role] ?? each);
    return words.length === 0 ? 'nenhum' : words.join(', ');
  }
  if (value === true) return 'sim';
  if (value === false) return 'não';
  return value === null || value === undefined ? 'nada' : String(value);
}
