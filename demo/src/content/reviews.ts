/** Reviews of a frame: its title, stars, text. Their authors are drawn by lot. */
export const reviews: readonly (readonly [frame: string, rating: number, text: string])[] = [
  ['Copacabana 71', 5, 'O mel é ainda mais bonito ao vivo. Peso bom, nada de plástico oco.'],
  ['Copacabana 71', 5, 'Usei o dia todo na praia e esqueci que estava de óculos.'],
  ['Copacabana 71', 4, 'Lindo. Só achei a haste um pouco longa para mim, a ótica ajustou na hora.'],
  ['Copacabana 71', 5, 'Terceiro par que compro aqui, o primeiro que minha mãe pediu emprestado.'],
  ['Copacabana 71', 3, 'A armação é ótima, mas a caixa chegou amassada.'],
  ['Arquibancada', 5, 'Cabe embaixo do boné sem marcar atrás da orelha. Era o que eu queria.'],
  ['Arquibancada', 4, 'Bem leve. Mandei pôr lente de grau e ficou perfeito.'],
  ['Arquibancada', 5, 'Meu filho disse que agora pareço professor de cinema.'],
  ['Contra-Ataque', 5, 'Corri dez quilômetros na chuva e não escorregou nenhuma vez.'],
  ['Contra-Ataque', 4, 'Lente enorme, visão limpa dos dois lados. No rosto fino fica grande.'],
  ['Contra-Ataque', 2, 'Bonito, mas embaça quando paro no sinal.'],
  ['Ladeira', 5, 'Comprei pelas medidas do site e serviu como luva.'],
  ['Ladeira', 4, 'Acabamento caprichado, dobradiça firme.'],
  ['Pouso Alto', 5, 'Aviador de verdade, fino e resistente. Já caiu duas vezes e está inteiro.'],
  ['Pouso Alto', 5, 'Chegou antes do prazo e com flanela boa.'],
  ['Dona da Bola', 5, 'Elegante sem gritar. Recebo elogio toda semana.'],
  ['Dona da Bola', 4, 'A cor vinho é mais fechada do que na tela, eu gostei mais assim.'],
  ['Meia-Lua', 5, 'Tão leve que a marca no nariz sumiu.'],
  ['Quilômetro 30', 5, 'Perfeito para prova longa: não balança e ventila bem.'],
  ['Quilômetro 30', 4, 'Ótimo de dia. À noite a lente espelhada escurece demais.'],
  ['Bossa', 4, 'Delicado, combina com tudo que tenho no armário.'],
  ['Trave', 3, 'Boa armação, porém a ponte é larga para o meu nariz.'],
  ['Ipanema 5h40', 5, 'A melhor compra do ano. Filtra o sol da manhã sem mudar as cores.'],
  ['Folha Seca', 5, 'Provei na câmera do celular antes e foi igualzinho.'],
  ['Pelourinho', 4, 'Colorido na medida certa para quem trabalha em escritório.'],
  ['Linha de Três', 5, 'Jogo basquete de rua com ele preso na cordinha, não sai do lugar.'],
  ['Serra do Mar', 5, 'Levei para a trilha, tomou poeira e chuva e voltou novo.'],
  ['Remada', 5, 'No caiaque faz diferença: o reflexo da água some.'],
  ['Boa Viagem', 4, 'Presente para minha irmã, acertei o tamanho com o guia.'],
  ['Cais', 5, 'Discreto e bem feito. Vale cada parcela.'],
  ['Garoa', 4, 'O grafite parece outro conforme a luz.'],
  ['Rainha da Praia', 5, 'Grande como eu gosto, cobre até a sobrancelha.'],
  ['Olinda', 5, 'Fui parada na rua para perguntarem de onde era.'],
  ['Asa Branca', 5, 'Titânio é outro mundo. Não volto para o metal comum.'],
  ['Mirante', 4, 'Muito bom, só queria mais uma cor escura.'],
  ['Noite de Decisão', 5, 'Uso no trabalho e no estádio. Combina com os dois.'],
  ['Primeiro Tempo', 5, 'Primeiro óculos do meu menino, e ele nem reclamou.'],
  ['Primeiro Tempo', 4, 'Chegou rápido. Achei a haste firme no começo, depois cedeu.'],
];

/** Questions of buyers and the answers of the shop; the last ones are not answered yet. */
export const questions: readonly (readonly [frame: string, text: string, answer: string | null])[] =
  [
    [
      'Copacabana 71',
      'Dá para pôr lente de grau neste modelo?',
      'Dá, sim. A armação aceita lente de grau até seis graus; qualquer ótica faz a montagem.',
    ],
    [
      'Copacabana 71',
      'A lente é polarizada?',
      'Não é polarizada, mas tem proteção total contra raios UVA e UVB.',
    ],
    [
      'Arquibancada',
      'Serve em rosto largo?',
      'A frente mede 131 mm. Se o seu rosto passa de 138 mm, experimente o Trave ou o Pedra Grande.',
    ],
    [
      'Contra-Ataque',
      'Acompanha cordinha?',
      'Acompanha cordinha, estojo rígido e flanela, todos na mesma caixa.',
    ],
    ['Contra-Ataque', 'Posso lavar com detergente depois do treino?', null],
    [
      'Pouso Alto',
      'As plaquetas do nariz são trocáveis?',
      'São de silicone e saem com uma chave pequena. Temos pares de reposição no atendimento.',
    ],
    ['Primeiro Tempo', 'A partir de que idade fica bom?', null],
  ];

/** The favourites of the demonstration accounts, by their key. */
export const favorites: Record<string, readonly string[]> = {
  marina: ['Primeiro Tempo', 'Ipanema 5h40', 'Dona da Bola', 'Olinda', 'Asa Branca', 'Garoa'],
  mare: ['Contra-Ataque', 'Remada', 'Litorânea'],
};
