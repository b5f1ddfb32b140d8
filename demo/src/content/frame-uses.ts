import type { FrameCategory, FrameSport } from '@arquiba/contract/catalog';
import type { Frame } from './frames.ts';

const CHILDREN = 'Turma';
const SPORTING = ['Solar esportivo', 'Corrida'];

/** What the description of a frame says that it is for. */
const SPORTS: Record<string, readonly FrameSport[]> = {
  'Contra-Ataque': ['futebol'],
  'Quilômetro 30': ['corrida'],
  'Ipanema 5h40': ['corrida', 'praia'],
  'Linha de Três': ['basquete'],
  'Serra do Mar': ['ciclismo'],
  Remada: ['natacao', 'praia'],
  'Pedra Grande': ['trilha', 'corrida'],
  'Rainha da Praia': ['volei', 'praia'],
  Chapada: ['trilha'],
  Bandeirinha: ['futebol', 'corrida'],
  'Vento Sul': ['ciclismo', 'corrida'],
  Saque: ['volei', 'praia'],
  Pivô: ['basquete', 'futebol'],
  'Primeiro Tempo': ['futebol', 'corrida', 'ciclismo'],
  'Castelo de Areia': ['natacao', 'praia'],
  Golzinho: ['futebol'],
};

export function usesOf({ title, line, lens }: Frame): {
  categories: FrameCategory[];
  sports: FrameSport[];
} {
  const categories: FrameCategory[] = [
    lens === 'clear' ? 'grau' : 'solar',
    ...(SPORTING.includes(line) ? (['esportivo'] as const) : []),
    ...(line === CHILDREN ? (['infantil'] as const) : []),
  ];
  return { categories, sports: [...(SPORTS[title] ?? [])] };
}
