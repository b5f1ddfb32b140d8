import { type ReturnReason, returnReasons } from '@arquiba/contract/order-returns';

/** The name of the field with the quantity of a line. */
export function quantityName(lineId: string): string {
  return `item-${lineId}`;
}

/** The name of the field with what comes instead of a line. */
export function exchangeName(lineId: string): string {
  return `troca-${lineId}`;
}

/** The form of a return as it was sent; what is missing is an error at its field. */
export function readReturnForm(form: FormData) {
  const kind = form.get('kind') === 'troca' ? ('troca' as const) : ('reembolso' as const);
  const lines = [...form.entries()]
    .filter(([name, value]) => name.startsWith(quantityName('')) && Number(value) > 0)
    .map(([name, value]) => {
      const lineId = name.slice(quantityName('').length);
      const instead = kind === 'troca' && form.get(exchangeName(lineId));
      return { lineId, quantity: Number(value), ...(instead && { exchangeFor: String(instead) }) };
    });
  const reason: ReturnReason | undefined = returnReasons.find(
    (each) => each === form.get('reason'),
  );
  const isOpen = kind === 'troca' && lines.some((line) => !('exchangeFor' in line));
  const errors = {
    ...(lines.length === 0 && { lines: 'Escolha o que devolver' }),
    ...(isOpen && { exchange: 'Escolha o que vem no lugar de cada peça' }),
    ...(!reason && { reason: 'Escolha o motivo' }),
  };
  return { kind, lines, reason, note: String(form.get('note') ?? ''), errors };
}
