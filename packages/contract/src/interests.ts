import * as z from 'zod/mini';
import { route } from './route.ts';

/** What one can be interested in, in the order in which it is offered. */
export const SPORTS = {
  futebol: 'Futebol',
  varzea: 'Várzea',
  futsal: 'Futsal',
  volei: 'Vôlei',
  basquete: 'Basquete',
  corrida: 'Corrida',
  ciclismo: 'Ciclismo',
  natacao: 'Natação',
  surfe: 'Surfe',
  skate: 'Skate',
  lutas: 'Lutas',
  tenis: 'Tênis',
  ginastica: 'Ginástica',
  atletismo: 'Atletismo',
  handebol: 'Handebol',
  remo: 'Remo e vela',
  automobilismo: 'Automobilismo',
  academia: 'Academia',
  trilha: 'Trilha e escalada',
  paralimpico: 'Esporte paralímpico',
  eletronicos: 'Jogos eletrônicos',
} as const;

export type Sport = keyof typeof SPORTS;
const sports = Object.keys(SPORTS) as [Sport, ...Sport[]];

const interests = z.object({ sports: z.array(z.enum(sports)) });

export const getInterests = route({
  method: 'GET',
  path: '/api/interests',
  summary: 'Os esportes escolhidos, que contam em “Para você” e nas sugestões',
  access: 'session',
  input: z.object({}),
  output: interests,
});

export const setInterests = route({
  method: 'PUT',
  path: '/api/interests',
  summary: 'Escolhe os esportes; uma lista vazia desfaz a escolha',
  access: 'session',
  input: z.object({
    sports: z.array(z.enum(sports)).check(z.maxLength(sports.length, 'Esportes demais')),
  }),
  output: interests,
});
