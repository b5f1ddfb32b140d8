import type { Threads } from '../thread.ts';

export const volleyball: Threads = {
  'apito-rally-replay': [
    ['vava', 'Fiquei calado e fiz bem.'],
    ['igor', 'Abro o Mesa de Bar de sábado com isso.'],
    ['rafaela', 'Da câmera de cima não dá para ver a testa. Obrigada, produção.'],
    ['duda', 'Vi quatro vezes e cansei em todas.'],
  ],
  'rafa-quote-rally': [
    ['bia', 'Um foi com a testa. Está na planilha.', ['rafaela', 'EU PREFERIA NÃO DIZER.']],
    ['theo', 'Tenho o replay em três ângulos, capitã.'],
    ['pinhal', 'A testa mais importante da serra.'],
    ['camila', 'Foi manchete de testa. Técnica mista.'],
  ],
  'bia-pays-pinhao': [
    ['theo', 'O print venceu.'],
    ['pinhal', 'Abrimos a cozinha do ginásio para a Bia. Tragam potinho.'],
    ['lia', 'Passo aí com o gravador e o potinho.'],
    ['neide', 'Com casca e sal grosso, minha filha!'],
    ['caua', 'Nunca quis tanto morar na serra.'],
  ],
  'rally-of-the-night': [
    ['rafaela', 'Ainda estou deitada na quadra.'],
    ['bia', 'VINTE E TRÊS. Preciso comprar pinhão.'],
    ['theo', 'Eu parei de respirar no 14.'],
    ['vava', 'Vou pedir ao Canal Apito essa sem narração. Não se fala em cima disso.'],
    ['camila', 'Defesa no fundo, cobertura na pingada, paciência. Foi treino, gente.'],
  ],
  'camila-fourth-set': [
    ['bia', 'Ninguém queria. Eu não queria.'],
    [
      'patricia',
      'Que métrica linda. Vou roubar para o basquete: posses que sobrevivem a dois rebotes.',
      ['camila', 'Rouba e me manda o gráfico.'],
    ],
  ],
  'theo-net-repair': [
    ['rafaela', 'Não troca mais essa rede.'],
    [
      'tiao',
      'Nó de pescador dos dois lados?',
      ['theo', 'Aprendi com um vídeo de um senhor de Itajaí. Era o senhor?'],
      ['tiao', 'Não, mas pescador aqui não falta.'],
    ],
  ],
  'theo-cut-video': [
    ['camila', 'Dorme, Theo. O relatório é para sexta.'],
    ['vitoria', 'Conheço essa fase. Depois você começa a ver o código da bola.'],
    [
      'bruno',
      'Desliga a tela uma hora antes. Ordem médica de psicólogo, que não existe, mas obedece.',
    ],
  ],
  'libero-audition': [
    ['neide', 'Assim é que se faz peneira.'],
    ['nara', 'Guardem um canto para mim. Levo só o bloco.'],
    [
      'tonho',
      'Em Campina Grande não tem nada parecido. Minha menina ia adorar.',
      ['pinhal', 'Tonho, manda um recado: temos treino por vídeo para quem está longe.'],
    ],
  ],
  'intern-confession': [
    ['pinhal', 'A diretoria lamenta a perda da 35.'],
    ['rafaela', 'Foi o barulho das 14h? Achei que era o teto.'],
  ],
  'bia-rally-count': [
    ['theo', 'Está printado.'],
    ['pinhal', 'Está no estatuto.'],
    ['camila', 'Guarda o dinheiro do pinhão, Bia.'],
  ],
  'pinhal-away-snow': [
    ['bia', 'Vi pela transmissão embaixo de três cobertas e me senti atleta.'],
    ['apito', 'Nosso câmera pede desculpas pela tremedeira. Era frio mesmo.'],
    ['rafaela', 'A tábua solta fez falta.'],
  ],
  'theo-pizza': [
    ['rafaela', 'Eu não comi alho nenhum.'],
    ['bia', 'Vi a foto do treino. Capitã comeu alho.'],
    ['sofia', 'Pizza pós-treino: tem carboidrato, tem sal e tem amizade. Liberado.'],
  ],
  'camila-block-lesson': [
    [
      'renan',
      'No futebol aparece no quadril. Coleciono essas coisas.',
      ['camila', 'Me manda a coleção.'],
    ],
    ['leticia', 'No handebol, no cotovelo. Goleira confirma.'],
  ],
  'rafa-captain': [
    ['camila', 'Pesa o que a gente põe dentro.'],
    [
      'lia',
      'Parabéns, capitã! Quando você parar daqui a vinte anos, eu gravo.',
      ['rafaela', 'Combinado, guarda a pauta.'],
    ],
    ['edson', 'Capitã que pesa a faixa entendeu o cargo.'],
    ['bia', 'A planilha agora tem uma coluna "ordens dadas".'],
  ],
  'lia-libero-episode': [
    ['rafaela', 'Eu vou ouvir isso no ônibus e chegar com o rosto inchado.'],
    [
      'bruno',
      'Que resposta. Uso com autorização dela?',
      ['lia', 'Ela disse que frase não tem dono, só tem hora.'],
    ],
    ['camila', 'Mandei pro grupo da comissão inteira.'],
  ],
  'libero-secret': [
    ['neide', 'Avó ensina tudo, é só prestar atenção.'],
    ['lia', 'Varal, relógio, vôlei. Está se formando uma teoria.'],
    ['bia', 'Estatística: 71% de passe A. Obrigada, avó.'],
  ],
  'theo-towels': [
    ['rafaela', 'Sem provas.'],
    ['pinhal', 'A investigação segue. O cabelo da levantadora está suspeitamente seco.'],
    ['tiao', 'Borda a inicial de cada uma. Acaba o mistério e começa a briga.'],
  ],
  'pinhal-loss': [
    ['bia', 'Fiquei. A rede é mais pesada do que parece.'],
    ['camila', 'O bloqueio chegou atrasado em onze bolas. Segunda a gente conversa com elas.'],
    ['caua', 'Torcida que dobra rede não perde.'],
    ['regina', 'Aplauso depois de derrota é coisa que se aprende em casa pequena.'],
  ],
  'rafa-knee-tape': [
    ['helena', 'Conversa é parte do tratamento, sim. Se inchar, me chama.'],
    [
      'rodrigo',
      'Excêntrico de quadríceps três vezes por semana, sem heroísmo.',
      ['rafaela', 'Sem heroísmo anotado e sublinhado, Nery.'],
    ],
    ['lia', '"O joelho acorda antes de mim" já é título de episódio.'],
  ],
  'bia-spreadsheet': [
    ['rafaela', 'NÃO A MÚSICA RUIM.'],
    ['rafaela', 'Tá. Se for pelo ponto, cantem.'],
    ['theo', 'Já está na caixa de som.'],
    ['camila', 'A correlação é fraca, mas a superstição é forte.'],
  ],
  'theo-first-day': [
    ['camila', 'O telefone.'],
    ['pinhal', 'A chave também, um pouco.'],
    ['theo', 'Estou com medo do apito agora.'],
    ['tiao', 'Guarda a chave no mesmo bolso sempre. Conselho de quarenta anos.'],
  ],
  'camila-sheet-open': [
    [
      'bia',
      'Camila, o corredor era o 4? Contei sete daqui do celular.',
      ['camila', 'Era o 4. Um dos teus foi toque na fita, eu revi.'],
      ['bia', 'Aceito a correção e peço perdão à fita.'],
    ],
    ['rafaela', 'Adoro quando vocês brigam por número.'],
  ],
  'pinhal-season-open': [
    [
      'bia',
      'Eu era a pessoa 1.141, do lado de fora, com pinhão.',
      ['pinhal', 'Bia, tem ingresso no teu nome para a próxima. Traz o pinhão.'],
    ],
    ['rafaela', 'Pisei na quadra e o chão tremia. Literalmente, a tábua do fundo está solta.'],
    ['theo', 'A tábua fui eu que pisei primeiro.'],
  ],
};
