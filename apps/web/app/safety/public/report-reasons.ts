import type { ReportReason } from '@arquiba/contract/safety';

export const REPORT_REASONS: { value: ReportReason; label: string }[] = [
  { value: 'spam', label: 'É spam' },
  { value: 'harassment', label: 'É assédio ou perseguição' },
  { value: 'hate', label: 'É discurso de ódio ou preconceito' },
  { value: 'violence', label: 'É violência ou ameaça' },
  { value: 'nudity', label: 'É nudez ou sexo' },
  { value: 'fraud', label: 'É golpe ou mentira' },
  { value: 'minor', label: 'Põe uma criança em risco' },
  { value: 'other', label: 'É outra coisa' },
];
