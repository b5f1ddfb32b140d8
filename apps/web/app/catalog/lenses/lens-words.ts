import type { LensIndex, LensKind, LensTreatment } from '@arquiba/contract/lenses';

/** What each kind of lens is for. */
export const KIND_DETAILS: Record<LensKind, string> = {
  'sem-grau': 'Transparente, para quem não usa grau',
  solar: 'Escura, com proteção UV400',
  descanso: 'Sem grau, com filtro de luz azul para telas',
  'visao-simples': 'Com o seu grau, para longe ou para perto',
  multifocal: 'Com o seu grau, para longe e para perto na mesma lente',
};

export const INDEX_DETAILS: Record<LensIndex, string> = {
  '1.50': 'Espessura comum',
  '1.56': 'Um pouco mais fina',
  '1.61': 'Fina, e resiste melhor a impactos',
  '1.67': 'Muito fina, para graus altos',
  '1.74': 'A mais fina que existe',
};

export const TREATMENT_DETAILS: Record<LensTreatment, string> = {
  antirrisco: 'Uma camada dura que segura riscos do dia a dia',
  antirreflexo: 'Menos reflexos à noite e nas telas',
  'luz-azul': 'Para quem passa o dia diante de telas',
  fotossensivel: 'Escurece no sol e clareia na sombra',
  polarizado: 'Tira o reflexo da água e do asfalto',
  espelhado: 'Espelhada por fora',
};
