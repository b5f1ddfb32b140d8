import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const pedal: readonly Talk[] = [
  {
    key: 'pedal-fog',
    author: 'aline',
    ago: 11.7,
    text: 'Cerração até as sete no próximo pedal. Luz traseira piscando, colete e assobio: quem some na curva assobia duas vezes.',
    said: [
      [
        'sofia',
        'Assobio com batata-doce na boca vale quanto?',
        ['aline', 'Vale meio ponto e um engasgo.'],
      ],
      ['pedro', 'De Brasília eu assobio em solidariedade.'],
    ],
  },
  {
    key: 'pedal-coffee-poll',
    author: 'wagner',
    ago: days(1, 18),
    text: 'Parada do meio: onde a gente enche a garrafinha e esvazia a mesa?',
    poll: ['Café da Nona, km 38', 'Posto da ponte, km 31', 'Casa da Aline, sem avisar'],
    said: [
      ['aline', 'A terceira opção foi incluída sem consulta à moradora.'],
      ['sofia', 'Nona. Carboidrato com renda na toalha é recuperação ativa.'],
      ['murilo', 'Eu iria só pela mesa. De skate chego na terça.'],
    ],
  },
  {
    key: 'pedal-profile',
    author: 'aline',
    ago: days(4, 10),
    text: 'Perfil do próximo domingo. O arrependimento é em escala real.',
    pictures: [
      {
        size: 'wide',
        scene: {
          ...{ type: 'paper', kind: 'climb', ground: '#4b2a52', accent: '#e0a526' },
          ...{
            title: '61 KM',
            note: '1.180 M DE SUBIDA',
            values: [12, 30, 24, 52, 78, 62, 96, 70, 38, 18],
          },
        },
        alt: 'Perfil de altimetria de 61 quilômetros, com três subidas e a mais alta perto do fim.',
      },
    ],
    said: [
      ['dandara', 'Isso é pedal ou batimento cardíaco?'],
      ['pedro', 'Onde fica a parte plana?', ['aline', 'No estacionamento.']],
    ],
  },
  {
    key: 'pedal-tube',
    author: 'sofia',
    ago: days(8, 21),
    text: 'Furei duas vezes, aprendi três palavras em italiano com a Nona e comi pão com salame olhando o vale. Como nutricionista, aprovo tudo, menos o prego.',
    said: [
      ['aline', 'O prego está no mural da oficina, com data e quilometragem.'],
      ['jussara', 'Palavras de furo a gente também tem no remo.'],
    ],
  },
  {
    key: 'pedal-rules',
    author: 'aline',
    ago: days(22, 17),
    pinned: true,
    text: 'Combinado de quem pedala aqui: capacete afivelado, duas luzes, câmara reserva e um casaco que caiba no bolso. Subida cada um no seu passo; no topo a gente espera todo mundo e só então come. Quem come antes, lava.',
    said: [
      ['wagner', 'Venho de carro de apoio. Como antes e lavo depois, por contrato.'],
      ['murilo', 'Esperar no topo é a parte mais bonita do regulamento.'],
    ],
  },
];
