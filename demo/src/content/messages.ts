import { signIns } from './sign-ins.ts';

/** What someone wrote, and how many hours ago. */
export interface Line {
  by: string;
  text: string;
  ago: number;
  /** The place of the line that this one answers, from 1. */
  answers?: number;
}

interface Talk {
  lines: readonly Line[];
  /** How many of the lines the fan has read. */
  read: number;
}

/** A conversation of two, with the fan. */
interface DirectTalk extends Talk {
  kind: 'direct';
  with: string;
  /** The fan has not accepted it yet. */
  isRequest?: true;
}

interface GroupTalk extends Talk {
  kind: 'group';
  title: string;
  by: string;
  /** They follow the person who began it, otherwise they could not be added. */
  others: readonly string[];
}

/** With the shop. */
interface ShopTalk extends Talk {
  kind: 'shop';
}

const fan = signIns.fan.member;
const shop = signIns.shop.member;

/** The conversations into which the fan signs in. */
export const conversations: readonly (DirectTalk | GroupTalk | ShopTalk)[] = [
  {
    kind: 'direct',
    with: 'bia',
    read: 4,
    lines: [
      { by: 'bia', ago: 52, text: 'Marina, achei aquele ingresso de 2014 que você procurava!' },
      { by: fan, ago: 51.5, text: 'Mentira! O do jogo que choveu granizo?' },
      {
        by: 'bia',
        ago: 51.4,
        text: 'Esse mesmo. Está meio borrado, mas dá para ler a fila.',
        answers: 2,
      },
      { by: fan, ago: 50, text: 'Guarda para mim que eu levo um bolo de milho em troca 🌽' },
      { by: 'bia', ago: 3.2, text: 'Fechado. Você vai ao vôlei na quinta?' },
      { by: 'bia', ago: 3.1, text: 'Se for, entrego lá na porta do ginásio' },
    ],
  },
  {
    kind: 'group',
    title: 'Carona para o estádio',
    by: 'neide',
    others: [fan, 'damiao', 'tonho'],
    read: 3,
    lines: [
      {
        by: 'damiao',
        ago: 27,
        text: 'Gente, a van sai domingo às 13h em ponto da praça do coreto',
      },
      { by: 'neide', ago: 26.5, text: 'Levo café e o banco da frente é meu por causa do joelho' },
      { by: fan, ago: 26, text: 'Conta comigo. Cabe a faixa grande?' },
      { by: 'tonho', ago: 5, text: 'A faixa vai no teto, já medi com barbante' },
      {
        by: 'damiao',
        ago: 4.6,
        text: 'Só não esqueçam a camisa de manga comprida, a previsão é de vento sul',
      },
      { by: 'neide', ago: 1.4, text: 'Quem atrasar vai de ônibus, combinado?' },
    ],
  },
  {
    kind: 'shop',
    read: 2,
    lines: [
      {
        by: fan,
        ago: 30,
        text: 'Oi! A lente escura de vocês aguenta maresia? Moro a duas quadras da praia.',
      },
      {
        by: shop,
        ago: 28.5,
        text: 'Oi, Marina! Aguenta, sim. Só enxágue com água doce quando voltar do mar.',
      },
      {
        by: shop,
        ago: 2.3,
        text: 'Passando para contar que chegou a cordinha flutuante que você tinha pedido.',
      },
    ],
  },
  {
    kind: 'direct',
    with: 'quincas',
    isRequest: true,
    read: 0,
    lines: [
      {
        by: 'quincas',
        ago: 6,
        text: 'Boa tarde! Li o seu texto sobre ingressos antigos e tenho uma caixa deles do meu avô. Quer ver?',
      },
    ],
  },
];
