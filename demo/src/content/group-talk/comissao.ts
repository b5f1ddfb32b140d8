import { days } from '../post.ts';
import type { Talk } from '../talk.ts';

export const comissao: readonly Talk[] = [
  {
    key: 'comissao-final-check',
    author: 'cida',
    ago: 12.1,
    text: 'Conferência da final: bolas, três. Redes, duas, remendadas. Ambulância confirmada pelo cunhado da Lúcia. Troféu está na minha sala, em cima da televisão, e eu durmo de porta aberta para vigiar.',
    said: [
      ['gilmar', 'Mando alguém para a porta. Eu mesmo vou de costas.'],
      ['ladeira', 'O troféu cabe no ônibus. Medimos.', ['ruanove', 'Mediram cedo.']],
      ['sonia', 'Apito conferido, relógio conferido, paciência no banho-maria.'],
    ],
  },
  {
    key: 'comissao-tiebreak-poll',
    author: 'sonia',
    ago: days(2, 12),
    text: 'Para o regulamento do ano que vem: empate na semifinal decide como?',
    poll: ['Pênaltis direto', 'Prorrogação de dez e dez', 'Gol de ouro, se houver luz'],
    said: [
      ['dique', 'Pênaltis. Prorrogação atrasa a feijoada.'],
      ['ladeira', 'Prorrogação, mas com troca de lado. Por motivos de ladeira.'],
      ['mangue', 'Depende da maré. Sempre depende da maré.'],
    ],
  },
  {
    key: 'comissao-report',
    author: 'sonia',
    ago: days(10, 18),
    text: 'Súmula da semifinal entregue, com três cartões, um cachorro e a observação de que o gandula de nove anos foi o melhor em campo. Peço que conste em ata.',
    said: [
      ['cida', 'Consta. E ele ganha ingresso, pastel e colete do tamanho dele.'],
      ['janaina', 'Tenho a foto do cachorro em posição de impedimento.'],
    ],
  },
  {
    key: 'comissao-field',
    author: 'gilmar',
    ago: days(17, 12),
    text: 'Vistoria no Campo do Parque: alambrado firme, um buraco perto da bandeirinha de escanteio e uma coruja com dois filhotes atrás do gol de cima. Sugiro tapar o buraco e desviar da coruja.',
    said: [
      ['cida', 'A coruja é da casa desde 2003. Põe um cone com distância.'],
      ['ruanove', 'Nosso goleiro conversa com ela. Não mudem nada.'],
      ['ladeira', 'Então é jogador inscrito. Queremos ver a carteirinha.'],
    ],
  },
];
