import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const prancheta: readonly Talk[] = [
  {
    key: 'prancheta-eve',
    author: 'edson',
    ago: 16.2,
    text: 'Véspera de decisão, pergunta sincera aos colegas: o que vocês falam no vestiário nos últimos três minutos? Eu já falei de tática, de mãe e uma vez de sopa. A sopa funcionou.',
    said: [
      ['camila', 'Repito o primeiro combinado do ano. Só um. E saio.'],
      [
        'bruno',
        'Menos é mais: eles já estão cheios. Uma frase, no presente.',
        ['edson', 'Vou de "estamos aqui". Obrigado.'],
      ],
      ['cleber', 'Eu não falo. Bato na luva deles uma vez cada.'],
    ],
  },
  {
    key: 'prancheta-mistake-poll',
    author: 'camila',
    ago: days(2, 6),
    text: 'Erro honesto do mês, para consolo geral: qual foi o seu?',
    voting: { results: 'voted' },
    poll: [
      'Substituí cedo demais',
      'Substituí tarde demais',
      'Esqueci que tinha direito a mais uma',
      'Prefiro não votar sem advogado',
    ],
    said: [
      ['renan', 'Indiquei um lateral que era goleiro. O caderno virou de ponta-cabeça.'],
      ['patricia', 'O tarde demais está ganhando. É a série histórica.'],
      ['theo', 'Posso votar como estagiário?', ['camila', 'Pode. Seu voto vale um café.']],
    ],
  },
  {
    key: 'prancheta-press',
    author: 'renan',
    ago: days(6, 7),
    text: 'Saída de três contra pressão alta, do jeito que vi numa quadra de bairro esta semana. O fixo finge que amarra o tênis. Ninguém marca quem amarra o tênis.',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'paper', kind: 'tactics', ground: '#24324a', accent: '#f3c445' },
          ...{ title: '', note: '' },
        },
        alt: 'Quadro azul-escuro com uma jogada de saída de bola desenhada em setas de giz.',
      },
    ],
    said: [
      ['edson', 'Treinei hoje. O menino amarrou de verdade e perdeu a bola.'],
      ['cleber', 'Contra isso meu goleiro desamarra o dele.'],
    ],
  },
  {
    key: 'prancheta-numbers',
    author: 'patricia',
    ago: days(11, 12),
    text: 'Levei ao técnico um relatório de 38 páginas. Ele leu a primeira, me olhou e perguntou: "E o que você faria?" Desde então faço uma página, com essa resposta no alto.',
    said: [
      ['fernanda', 'Relatório de uma página e porta aberta. Contratada em qualquer divisão.'],
      ['camila', 'Adoto amanhã. As outras 37 viram rascunho.'],
    ],
  },
  {
    key: 'prancheta-rule',
    author: 'edson',
    ago: days(27, 15),
    pinned: true,
    text: 'Regra da casa: aqui se mostra o treino que deu errado antes do que deu certo. Nada sai daqui com nome de jogador. Quem copiar exercício conta depois como foi. E ninguém dá palestra, que disso o vestiário já está cheio.',
    said: [
      ['bruno', 'Um lugar sem palestra. Vim para ficar.'],
      ['renan', 'Assino. Com lápis, que eu erro.'],
    ],
  },
];
