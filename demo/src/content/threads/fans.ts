import type { Threads } from '../thread.ts';

export const fans: Threads = {
  'juca-ready': [
    [
      'mare',
      'Seu Juca, se topar, mandamos buscar. Sério. A Jangada tem van.',
      ['juca', 'Vocês não façam isso comigo.'],
      ['mare', 'Estamos fazendo.'],
    ],
    ['jangada', 'Confirmado. Passamos às 5h, com almofada.', ['juca', 'Vou pôr gravata.']],
    ['marina', 'SEU JUCA NA BEIRA DO RIO. Não acredito.'],
    ['damiao', 'Guarda um degrau para ele, @marina.tavares, perto da sombra.'],
  ],
  'damiao-neutral-poll': [
    ['cida', 'Lado da sombra, que é o nosso.'],
    ['ladeira', 'Do lado de cima! Ah, não tem lado de cima.'],
  ],
  'fernanda-drive': [
    ['trilho', 'No azul de todos os jeitos.'],
    ['regina', 'Melhor trocadilho contábil do ano.'],
  ],
  'yasmin-friend-renata': [
    ['ruanove', 'Avó não paga, não fica em pé e manda no som.'],
    ['neide', 'Que idade tem a avó? Preciso de companhia.'],
  ],
  'helena-thank': [
    ['bruno', 'Que bonito.'],
    ['theo', 'Fui eu, em pensamento.'],
  ],
  'italo-crutch-return': [
    ['rodrigo', 'Agora, propriocepção: um pé só, olho fechado, perto da pia.'],
    ['renan', 'Caderneta reaberta na página do pivô.'],
    ['neide', 'E o chinelo foi para longe, espero.'],
  ],
  'edson-silence': [
    ['cleber', 'Sinal dos bons, professor.'],
    ['renan', 'Anotei a duração.'],
    ['tiao', 'E a roupa veio quase seca.'],
  ],
  'ruanove-vigil': [
    ['cida', 'Faltam duas. Quem tem barbante?'],
    ['yasmin', 'Levo barbante e a Renata.'],
    ['arrimo', 'Patrocinamos as duas que faltam.', ['cida', 'Fechado, e assino recibo.']],
  ],
  'neide-birthday': [
    ['tiao', 'Parabéns, Dona Neide! Saúde e bolo.'],
    ['cida', 'Feliz aniversário, minha irmã de tanque e forno.'],
    ['malu', 'Parabéns, vó do teclado!'],
    ['murcha', 'Empate é a nossa especialidade. Viva a senhora!'],
    ['arquiba', 'A arquibancada inteira canta parabéns.'],
    ['duda', 'Vó Neide, a rainha do fubá! Felicidades.'],
    ['neide', 'Gente, não dou conta de responder. Um beijo em cada um, e tem bolo.'],
  ],
  'tonho-market': [
    ['lan', 'Campeonato de botão na Esquina, topa?', ['tonho', 'Topo se ela jogar por mim.']],
    ['regina', 'Três zagueiras. Menina de visão.'],
  ],
  'damiao-song': [
    ['dique', 'As meninas já sabem o refrão.'],
    ['marina', 'Manda o áudio!', ['damiao', 'Só ao vivo, que é mais honesto.']],
  ],
  'caua-boat-signal': [
    ['tucuma', 'Torcedor do mês, sem concorrência.'],
    ['kaue', 'O boto torce pra quem?', ['caua', 'Ficou na dúvida no terceiro quarto.']],
  ],
  'neide-both-teams': [
    ['tonho', 'Vó Neide presidente.'],
    ['bruno', 'Não há o que acrescentar.'],
    ['regina', 'Pronto, já temos a frase do ano.'],
    ['arquiba', 'Vai para a parede da sede.'],
    ['cida', 'Falou tudo, minha amiga.'],
  ],
  'marina-away-rain': [
    ['edson', 'Obrigado por ir, Marina. Eu vi a faixa.'],
    ['yasmin', 'Pastel de derrota tem gosto de filosofia.'],
    ['tiao', 'A camisa secou. O resto seca também.'],
  ],
  'yasmin-metro': [
    ['ruanove', 'Traz ela domingo!', ['yasmin', 'Trago. Chama-se Renata e já sabe o hino.']],
  ],
  'tonho-father': [
    ['vava', 'Um abraço grande, Tonho. Hoje eu narro um pouco para ele.'],
    ['neide', 'Ô, meu filho.'],
    ['tiao', 'A cadeira fica sempre.'],
    ['lia', 'Obrigada por contar.'],
  ],
  'caua-peteca': [
    ['neide', 'Peteca, BH, todo domingo, praça do bairro. Tem placar de lousa.'],
    ['apito', 'Arremesso de chinelo nos interessa profissionalmente.'],
    ['wagner', 'Corrida de saco eu cronometro com chip.'],
  ],
  'neide-phone': [
    ['malu', 'O dedo é a assinatura da artista.'],
    ['arquiba', 'Estamos aqui para o que precisar, Vó Neide.'],
    ['janaina', 'Tenho colegas de trinta anos com o mesmo problema.'],
  ],
  'bia-cold': [
    ['pinhal', 'Aqui 6 graus a gente joga de manga curta.', ['bia', 'Vocês são outra espécie.']],
  ],
  'damiao-early': [
    [
      'iara',
      'Couro novo pede sereno. Deixa uma noite no quintal.',
      ['damiao', 'Deixei. O gato gostou.'],
    ],
  ],
  'livia-first-row': [['kaue', 'A gente fala de açaí, na maior parte.']],
};
