import type { Threads } from '../thread.ts';

export const press: Threads = {
  'regina-quote-ruanove': [
    ['ruanove', 'Sem comentários (risos).'],
    ['ladeira', 'O Nonô olhou e disse "bonito". Só.'],
    ['edson', 'Blefe. Eu faria igual.'],
  ],
  'igor-saturday': [
    ['quincas', 'Sua mãe escalou bem.'],
    ['rafaela', 'Mando um áudio, a voz já voltou.'],
    ['bia', 'Levo pinhão se o estúdio reembolsar.'],
  ],
  'juca-letter': [
    ['nara', 'Vou emoldurar a resposta antes mesmo de chegar.'],
    ['tonho', 'Que amizade boa nasceu aqui.'],
    [
      'yasmin',
      'Eu sou a fonte dessa reportagem e não ganhei selo.',
      ['juca', 'Me manda o endereço, menina.'],
    ],
  ],
  'apito-today-grid': [
    ['carcaras', '9h, casa cheia, tragam alimento.'],
    ['caua', 'Meu fim de semana inteiro é esta publicação.'],
    ['marina', 'Sábado eu estou lá, domingo eu estou aqui.'],
  ],
  'regina-saturday-sunday': [
    ['vava', 'Para a laje, claro.'],
    ['cida', 'Vem de tênis, que a escada é de caracol.'],
  ],
  'how-to-see-offside': [
    ['sonia', 'Era exatamente isso. Posso mandar o desenho para as bandeirinhas novas?'],
    ['edson', 'Lateral que dorme dá condição e insônia.'],
    ['igor', 'Trinta mensagens? Só lá em casa foram doze.'],
  ],
  'nara-derby-tiao': [
    ['mare', 'É por isso que são dois mil.'],
    ['marina', 'Não tenho mais lágrima pra essa semana.'],
    ['tiao', 'Ela me pegou ocupado.'],
  ],
  'vava-derby-poem': [
    ['regina', 'Arrepiou. Não muda uma vírgula.'],
    ['tonho', 'Vou gravar em fita.'],
    ['trilho', 'O ônibus 7 ouviu com sanfona ao fundo.'],
    ['juca', 'Isso vai ficar.'],
  ],
  'lia-caravan': [
    ['gilmar', 'Senta do meu lado, Dona Lia.'],
    ['trilho', 'Microfone no ônibus 7, por causa da sanfona.'],
  ],
  'apito-school-handball': [
    ['carcaras', 'Dona Socorro da cantina já sabe que vocês vêm com fome.'],
    ['tapioca', 'Levamos reforço.'],
  ],
  'lia-101': [
    ['fernanda', 'O Trilho inteiro ouviu no refeitório, em silêncio.'],
    [
      'gilmar',
      'Minha mulher mandou agradecer. Disse que me conheceu melhor.',
      ['lia', 'Gilmar, agora quem vai ficar onze segundos em silêncio sou eu.'],
    ],
    ['vava', 'Aula.'],
    ['edson', 'Mandei para o elenco todo. Hora de olhar para quem está de costas.'],
    ['marina', 'Nunca mais passo pelo portão sem dar boa-tarde.'],
  ],
  'score-of-the-year': [
    ['vitoria', 'Podemos gravar uma conversa com esse homem? Quero aprender o ritmo.'],
    ['vava', 'Eu narrava olhando para ele, não para o campo.'],
  ],
  'drone-beach': [
    ['janaina', 'A terceira! A pelada na areia parece bordado.'],
    [
      'taina',
      'A linha de espuma dá uma aula inteira. Posso usar?',
      ['tales', 'Pode, com crédito e com surfe.'],
    ],
  ],
  'igor-live-mother': [
    ['neide', 'Mãe está certa. Liga.'],
    ['cida', 'Liga, menino.'],
    ['igor', 'Liguei. Obrigado, arquibancada.'],
  ],
  'tales-shadow': [
    [
      'janaina',
      'Foto minha, legenda sua. Dupla boa.',
      ['tales', 'Crédito na borda, contrato no pastel.'],
    ],
    ['regina', 'Às 16h eu até driblava.'],
  ],
  'regina-poll-var': [
    ['cida', 'Recuso por conflito de interesse.'],
    ['yasmin', 'A Lúcia, mas aí quem frita?'],
    ['sonia', 'Escanteio. Imparcial e rápido.'],
    ['ladeira', 'No nosso campo a imagem ia sair torta.'],
  ],
  'apito-how-to': [
    ['carcaras', 'Temos as três e uma sanfona.'],
    ['mangue', 'Sombra depende do vento. Tomada, da maré.'],
    ['folego', 'E boxe amador, pode?', ['apito', 'Pode. Manda a data da Josi.']],
  ],
  'nara-women-press': [
    ['regina', 'A caneta azul era minha, por sinal.'],
    ['camila', 'Aceno coletivo daqui também.'],
  ],
  'vava-1994': [
    ['regina', 'Não conte nunca.'],
    [
      'nara',
      'Vavá, agora ela leu aqui.',
      ['vava', 'Dona Sueli, se a senhora estiver lendo: para mim valeu.'],
    ],
    ['tonho', 'Para mim também valeu.'],
    ['gilmar', 'Valeu.'],
  ],
  'juca-flip-repair': [
    [
      'vitoria',
      'Vou programar um atraso de três segundos no LED em sua homenagem.',
      ['juca', 'Menina, aí você me emociona.'],
    ],
    ['vava', 'É o mesmo tempo que eu seguro antes do gol.'],
  ],
  'apito-bocha': [
    ['caua', 'EU ERA UM DOS 9.400. Sem voz até agora.'],
    ['juca', 'Transmissão exemplar. Mostraram o placar inteiro.'],
    [
      'igor',
      'Convidem o Seu Ovídio por mim.',
      ['apito', 'Ele disse que só vai se puder levar a bocha.'],
    ],
  ],
  'igor-first-table': [
    ['regina', 'O cunhado era o meu?'],
    [
      'livia',
      'Faltou a minha participação triunfal.',
      ['igor', 'Sábado que vem, com direito a réplica.'],
    ],
  ],
  'lia-pause': [
    ['bruno', 'Silêncio é fala também. Parabéns por não cortar.'],
    ['nara', 'Invejo teu tempo. No jornal, onze segundos são duas páginas.'],
    ['camila', 'Ouvi no carro e parei o carro.'],
  ],
  'regina-cups': [
    ['vava', 'Ela tem razão e eu estou ofendido.'],
    [
      'sonia',
      'Posso usar as xícaras no curso de arbitragem?',
      ['regina', 'Pode, mas devolve o pires.'],
    ],
    ['marina', 'Explica para o meu cunhado? Ele tem 46.'],
  ],
  'nara-open-notebook': [
    ['tiao', 'Eu dobro camisa e escuto segredo.'],
    ['wagner', 'Monto banheiro químico. Serve?', ['nara', 'Serve muito. Os dois na agenda.']],
    ['cida', 'Costuro rede, lavo camisa e faço café. Três por um.'],
    ['gilmar', 'Não tenho muita coisa a dizer.', ['nara', 'Gilmar, essas são as melhores.']],
  ],
};
