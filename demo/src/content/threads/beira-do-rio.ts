import type { Threads } from '../thread.ts';

export const beiraDoRio: Threads = {
  'gilmar-window': [
    ['vava', 'Amanhã eu narro um gol olhando para o teu lugar.'],
    ['trilho', 'Setor visitante, fila A, no meio. Escolhemos com carinho.'],
    [
      'nara',
      'Gilmar, me espera na saída com a tua primeira resenha?',
      ['gilmar', 'Espero. Vou treinar falar.'],
    ],
    ['lia', 'Boa viagem, Gilmar. Guarda tudo.'],
  ],
  'marina-night-before': [
    [
      'bruno',
      'Inspira em quatro, solta em seis. Repete doze vezes.',
      ['marina', 'Fiz. Agora estou nervosa e oxigenada.'],
    ],
    [
      'tiao',
      'As camisas estão prontas, filha. Dorme.',
      ['marina', 'Isso sim acalmou. Obrigada, Seu Tião.'],
    ],
    ['damiao', 'Perder ou ganhar, a balsa volta no mesmo horário.'],
    ['regina', 'Calma: impedimento não existe até amanhã às 16h.'],
    ['neide', 'Come um pedaço de bolo, minha filha.'],
  ],
  'ticket-number': [
    ['tiao', 'Moldura de madeira clara, que não briga com o papel.'],
    ['juca', 'Coleção de respeito, menina. Placar e ingresso são primos.'],
    ['mare', 'Guardamos o canhoto do 313 para você.'],
  ],
  'renan-notes-derby': [
    [
      'patricia',
      'Escanteio curto rende tudo isso mesmo ou é amostra pequena?',
      ['renan', 'São 31 cobranças, Patrícia. Pequena, mas teimosa.'],
      ['patricia', 'Teimosa eu aceito.'],
    ],
    ['edson', 'Eu não vou mudar de ideia.'],
    ['fernanda', 'Nem nós.'],
  ],
  'matchday-poster': [
    ['marina', 'A última volta espera o apito final. Amo este clube.'],
    ['trilho', 'Até sábado. Com respeito e com sanfona.'],
    [
      'juca',
      'Fonte bonita no cartaz. Quem desenhou?',
      ['mare', 'A filha do seu Valdir, aquele do tijolo.'],
    ],
  ],
  'vava-voice-rest': [
    ['neide', 'Gengibre com mel, seu Vavá, e nada de gelado.'],
    ['nara', 'Vavá em silêncio é mais raro que gol olímpico.'],
    ['helena', 'Hidrata bem e evita pigarrear. E parabéns pela disciplina!'],
  ],
  'trilho-on-the-road': [
    ['gilmar', 'Estou no 7. O sanfoneiro é meu primo.'],
    ['fernanda', 'A prestação de contas do pão de queijo eu quero segunda.'],
    ['mare', 'A balsa das 11h está reservada para vocês, com sanfona e tudo.'],
  ],
  'mare-squad-today': [
    ['tiao', 'Não precisava de número. Precisava de sabão em pó.'],
    ['marina', 'Dois mil. Eu não fiz dois mil de nada na vida.'],
    ['cida', 'Parabéns, colega de tanque! A várzea inteira bate palma.'],
    ['edson', 'Tião, o primeiro abraço é meu.'],
    ['juca', 'Eu estava em uns trezentos desses. Obrigado por todos.'],
    ['nara', 'Estou indo. Quero os 2.000 contados por ele.'],
  ],
  'juca-old-scoreboard': [
    [
      'mare',
      'Seu Juca, o rapaz do tijolo é o seu Valdir, nosso sócio 88. Vamos levar a foto pra ele.',
      ['juca', 'Se ele quiser, amplio e emolduro.'],
    ],
    ['trilho', 'Precisamos dessa foto na nossa sala também!'],
    ['tiao', 'O Valdir tinha 15 anos. E o tijolo era da sede.'],
  ],
  'rangel-two-days': [
    ['bruno', 'Cinco minutos de escuta valem um coletivo. Abraço, professor.'],
    ['lia', 'Isso aqui é o que eu passo três horas tentando gravar.'],
    ['marina', 'Não joga sábado e eu já tô chorando na quarta.'],
  ],
  'locker-room': [
    ['marina', '"A titular é a que está molhada." Vou bordar.'],
    ['cida', 'Mestre.'],
    ['edson', 'Ele me corrige a escalação com essa frase.'],
  ],
  'trilho-caravan': [
    ['vava', 'Vou na cabine, mas a letra eu já sei.'],
    [
      'gilmar',
      'Dessa vez vou de torcedor. Vou ver o jogo de FRENTE.',
      ['trilho', 'Gilmar de frente para o jogo é o verdadeiro acesso.'],
      ['fernanda', 'Folga merecida. Aproveita e me conta como é um gol.'],
    ],
    [
      'mare',
      'Serão bem recebidos. A fila da balsa é única para as duas torcidas, e é assim há noventa anos.',
    ],
  ],
  'mare-lineup-poll': [
    ['edson', 'Li. A opção três me deu taquicardia.'],
    ['marina', 'Menino do sub-20! Ele pede a bola, gente.'],
    ['tiao', 'A camisa dele já está passada, mas isso não é informação.', ['marina', 'SEU TIÃO.']],
  ],
  'trilho-quote-analysis': [
    ['fernanda', 'Vou pregar isso na sala do analista.'],
    [
      'edson',
      'E sábado é comigo. Obrigado por elogiar o adversário na minha semana, Regina.',
      ['regina', 'Rangel, você já tinha três páginas sobre eles.'],
      ['edson', 'Quatro.'],
    ],
  ],
  'marina-scarf': [
    ['tiao', 'Fé com agulha. Diz a ela que o verde é o 342 da lã, se faltar.'],
    [
      'mare',
      'Pedimos o contato da sua mãe para a loja do clube.',
      ['marina', 'Ela disse que só trabalha por encomenda e fofoca.'],
    ],
  ],
  'vava-mic': [
    ['regina', 'Melhor que muita estreia que eu comentei.'],
    ['neide', 'Que coisa mais linda, seu Vavá. Grava e guarda.'],
    [
      'igor',
      'Traz ela no Mesa de Bar. Cachê em pastel.',
      ['vava', 'O empresário dela, que sou eu, aceita.'],
    ],
  ],
  'trilho-stadium-grass': [
    ['fernanda', 'O gato tem contrato até dezembro.'],
    [
      'vitoria',
      'O placar daí também está de folga? Quero trocar o módulo da esquerda.',
      ['trilho', 'Vem quando quiser, a chave fica com o Gilmar.'],
    ],
  ],
  'sub17-report': [
    [
      'edson',
      'Sei quem é. Não conta para ninguém.',
      ['renan', 'Tarde demais, professor, mas não escrevi o nome.'],
    ],
    ['cleber', 'E os goleiros?', ['renan', 'O de vocês sai bem. Precisa falar mais.']],
  ],
  'rangel-substitution': [
    [
      'marina',
      'Professor, uma das três era minha. Retiro.',
      ['edson', 'Qual?'],
      ['marina', 'Prefiro não repetir aqui.'],
    ],
    ['regina', 'Trocar o craque cansado é a decisão mais solitária do futebol.'],
    ['tiao', 'O 10 veio me abraçar no vestiário. Ele sabia.'],
  ],
  'gilmar-back': [
    [
      'nara',
      'Gilmar, posso publicar essa frase com o seu nome?',
      ['gilmar', 'Pode, mas põe que eu estava de serviço.'],
    ],
    ['janaina', 'Eu também fotografo de costas pro gol às vezes. A foto está na arquibancada.'],
    [
      'lia',
      'O senhor aceitaria gravar um episódio? Sem pressa nenhuma.',
      ['gilmar', 'Dona Lia, eu falo pouco.'],
      ['lia', 'A gente espera.'],
    ],
    ['damiao', 'Esse homem é poeta e não avisaram.'],
  ],
  'trilho-road-win': [
    ['vava', 'Narrei esse jogo de pé. Hoje estou sentado por recomendação médica.'],
    ['gilmar', 'Cheguei em casa 5 da manhã e minha mulher já sabia o placar pela minha cara.'],
    ['fernanda', 'Orgulho. E o bicho cai na quarta, como combinado.'],
  ],
  'trilho-salary-day': [
    [
      'nara',
      'Fernanda, isso dá uma boa entrevista. Planilha aberta mesmo?',
      ['fernanda', 'Aberta. Traz calculadora e café.'],
    ],
    ['gilmar', 'Confirmado por um da portaria.'],
    ['vava', 'Trabalhei em clube onde o dia 5 era uma lenda regional.'],
    ['regina', 'Clube que paga em dia marca melhor. Não tenho estudo, tenho olho.'],
  ],
  'tiao-boots': [
    ['edson', 'É por isso que ele é o melhor professor do clube.'],
    ['cida', 'Seu Tião, quando eu crescer quero ser o senhor.'],
    [
      'cadarco',
      'Jornal amassado e paciência. Mais alguma coisa?',
      ['tiao', 'Vaselina na costura. E tirar o jornal antes do jogo, que já vi.'],
    ],
  ],
  'marina-first-ticket': [
    [
      'tiao',
      'Eu estava lá. A camisa 5 daquele dia encolheu.',
      ['marina', 'Seu Tião, o senhor lembra de TUDO?'],
      ['tiao', 'De camisa, sim. De nome de gente, às vezes.'],
    ],
    ['juca', 'Guarda longe do sol. Tinta de ingresso some antes da gente.'],
    [
      'mare',
      'Essa história merece um lugar na parede da sede. Topa emprestar o ingresso?',
      ['marina', 'Empresto com recibo, testemunha e moldura.'],
    ],
  ],
  'rangel-notebook': [
    [
      'camila',
      'O meu do ano passado tem uma página inteira escrita "não trocar o levantador no 23".',
      ['edson', 'E trocou?'],
      ['camila', 'Duas vezes.'],
    ],
    [
      'bruno',
      'Professor, posso usar essa frase com um grupo de técnicos jovens?',
      ['edson', 'Pode. Só não diga que sou sábio, que eu perco a autoridade.'],
    ],
  ],
};
