/** Answers to the questions of a closed group, by the key of the member who asked to join. */
type Requests = Readonly<Record<string, readonly string[]>>;

/** Requests by the key of the group. Its founder approved them; the members speak and vote there. */
export const admitted: Readonly<Record<string, Requests>> = {
  caravana: {
    marina: ['A dos 300 km com chuva de lado. Voltei rouca e feliz.', 'Amendoim e paciência.'],
    otavio: ['A mesma da Marina. Fui o primo do pastel.', 'Um guarda-chuva grande e invicto.'],
    bia: [
      'Uma que nem era do meu time, por amizade.',
      'Pinhão na térmica, para umas vinte pessoas.',
    ],
    wagner: ['Nenhuma: sempre montei a largada. Quero uma chegada.', 'O mapa dos banheiros.'],
    italo: ['Vou jogando desde menino. Torcendo, nunca.', 'Cuca de banana da minha tia.'],
    caio: ['A que subiu a serra. Dormi na ida e na volta.', 'Bergamota, já descascada.'],
    theo: [
      'Fui de estagiário e carreguei as bolas. Conta?',
      'Busco o que precisarem. É o que eu faço.',
    ],
    rafaela: [
      'De atleta, todas. De torcedora, essa vai ser a primeira.',
      'Bolinho de milho e voz grave.',
    ],
  },
  prancheta: {
    camila: [
      'Auxiliar no Pinhal Alto, há quatro anos.',
      'Treino de bloqueio sem rede. Ninguém sabia a altura.',
    ],
    bruno: [
      'Psicólogo, com equipes de base em Teresina.',
      'Pedi silêncio por um minuto e um menino dormiu.',
    ],
    cleber: [
      'Preparo goleiros em três clubes pequenos.',
      'Joguei duas bolas de uma vez. Ele pegou as duas e eu fiquei sem treino.',
    ],
    renan: ['Observador, pelo oeste catarinense.', 'Anotei um jogo inteiro com os times trocados.'],
    patricia: ['Analista do Tucumã.', 'Relatório de 38 páginas na véspera da final.'],
    theo: [
      'Estágio no Pinhal Alto, de bola e de vídeo.',
      'Enchi as bolas no calor. De noite eram melões.',
    ],
    fernanda: [
      'Diretora, mas já carreguei cone.',
      'Marquei pré-temporada na semana do vestibular.',
    ],
    regina: [
      'Joguei na zaga, treinei dois anos e hoje comento.',
      'Linha de impedimento com xícaras. Quebrei quatro.',
    ],
    quincas: [
      'Treino a escolinha de basquete em cadeira de rodas.',
      'Circuito com cone baixo demais: ninguém via, todo mundo derrubou.',
    ],
  },
  comissao: {
    ruanove: ['Rua Nove, finalista e dona do isopor.'],
    ladeira: ['Onze da Ladeira, do campo torto.'],
    dique: ['Meninas do Dique, convidadas do torneio feminino.'],
    mangue: ['Pelada do Mangue, se a maré deixar.'],
    sonia: ['Nenhum: represento o apito.'],
    gilmar: ['Segurança do campo. Time, só em casa.'],
    janaina: ['Fotografo para o Dique e para a ata.'],
  },
};

/** Requests that wait for the moderators. */
export const waiting: Readonly<Record<string, Requests>> = {
  caravana: {
    juca: [
      'Bauru, 1987. O placar era de lata e eu também.',
      'Rapadura e a câmera no colo, sem flash na estrada.',
    ],
    damiao: [
      'Quase todas, em qualquer estado. A última eu fui em pé.',
      'Cocada. E o surdo, que viaja de cinto.',
    ],
  },
};
