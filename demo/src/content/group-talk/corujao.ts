import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const corujao: readonly Talk[] = [
  {
    key: 'corujao-schedule',
    author: 'malu',
    ago: 14.6,
    text: 'Sala aberta hoje às 22h. Levem fone, água e a desculpa da internet já pronta, para a gente não perder tempo inventando.',
    said: [
      ['theo', 'A minha é "o roteador é do clube".'],
      [
        'neide',
        'Meu neto entra até as onze e meia. Depois disso eu puxo a tomada, e não é força de expressão.',
        ['malu', 'Vó Neide é o único cheat que ninguém derruba.'],
      ],
    ],
  },
  {
    key: 'corujao-game-poll',
    author: 'theo',
    ago: days(1, 21),
    text: 'Noite dos clássicos: qual jogo de fliperama a gente ressuscita?',
    voting: { multiple: true },
    poll: [
      'O de corrida com volante bambo',
      'O de luta, só com golpe fraco',
      'Pinguim contra pinguim',
      'Futebol de oito pixels',
    ],
    said: [
      ['malu', 'Oito pixels e mesmo assim dá para ver o impedimento.'],
      ['tonho', 'Volante bambo. Aprendi a dirigir nele e dá para notar.'],
      ['caua', 'Qualquer um que tenha placar.'],
    ],
  },
  {
    key: 'corujao-ranking',
    author: 'vitoria',
    ago: days(5, 17),
    text: 'Ranking do mês, gerado por um programa meu de doze linhas. Onze são para impedir que o Theo mude o próprio nome para "Campeão".',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'score', style: 'led', title: 'CORUJÃO', note: 'FINAL DO MÊS' },
          home: { name: 'MALU', color: '#d8f060', score: '31' },
          away: { name: 'O RESTO', color: '#ff6b9a', score: '12' },
        },
        alt: 'Placar eletrônico do Corujão: Malu 31, O resto 12.',
      },
    ],
    said: [
      ['theo', 'Já descobri a décima segunda linha.'],
      ['leticia', 'Orgulho de fazer parte do resto.'],
    ],
  },
  {
    key: 'corujao-wrist',
    author: 'leticia',
    ago: days(9, 18),
    text: 'Aviso de enfermagem: punho doendo não é fase difícil, é sinal. Cinco minutos de pausa por hora, mão para cima, ombro para trás, olho na janela. O chefão espera.',
    said: [
      ['malu', 'Fizemos ontem, todo mundo ao mesmo tempo. Parecia assalto.'],
      ['murilo', 'No skate a pausa é obrigatória: o chão decide.'],
    ],
  },
  {
    key: 'corujao-mic',
    author: 'malu',
    ago: days(18, 3),
    text: 'Regras de microfone da madrugada: coxinha com o botão mudo, cachorro pode latir, mãe tem prioridade na chamada. Quem gritar no fone paga o lanche virtual.',
    said: [
      ['tonho', 'O radinho de pilha conta como torcida?', ['malu', 'Conta como lenda.']],
      ['livia', 'Minha vizinha pediu para entrar no grupo. Disse que já acompanha pela parede.'],
    ],
  },
];
