import type { Threads } from '../thread.ts';

export const varzea: Threads = {
  'final-lineup': [
    ['ladeira', 'Bonito desenho. Aqui a gente desenha com o pé, na ladeira.'],
    ['marina', 'De Itajaí torcendo por um jogo sem expulsão e com pastel.'],
    [
      'cida',
      'Van é comigo: lista fechada às 20h, sem choro.',
      ['yasmin', 'Dona Cida, eu e a Renata estamos na lista?'],
      ['cida', 'Vocês e o bumbo.'],
    ],
    ['regina', 'Três setas. Vou olhar isso com lupa.'],
  ],
  'damiao-drum-trip': [
    ['ruanove', 'Damião, o lugar ao lado do bumbo é teu.'],
    [
      'ladeira',
      'Ei, do nosso lado também tem sombra!',
      ['damiao', 'Primeiro tempo com um, segundo com o outro. Sou neutro e barulhento.'],
    ],
    ['yasmin', 'Quantos sacos de amendoim você trouxe?'],
    ['arquiba', 'De cinto! Aprovado.'],
  ],
  'gilmar-gates': [
    ['yasmin', 'Nome no braço é ótima ideia. Vou fazer pra mim.'],
    [
      'cida',
      'Gilmar, tem café na secretaria. Pede pela Cida.',
      ['gilmar', 'Deus abençoe, presidente.'],
    ],
    ['marina', 'Queria o senhor no portão 4 do Maré também.'],
  ],
  'tales-laje': [
    ['janaina', 'Divide a laje comigo?', ['tales', 'Divido a laje e o pastel. A bateria, não.']],
    ['apito', 'Lembrando que a laje suporta quatro pessoas e um narrador.'],
  ],
  'mangue-quote-rain': [
    ['beto', 'Se Teresina fosse do lado, eu já estava de luva.'],
    [
      'tales',
      'Linha, chego 17h20. Não passem a bola alta.',
      ['mangue', 'Aqui nada é alto, só a água.'],
    ],
  ],
  'ladeira-poll-score': [
    ['cida', 'Faltou a opção "Rua Nove ganha e a Cida chora".'],
    ['gilmar', 'Votei na luz. Experiência.'],
    ['damiao', 'Pênaltis. O coração que aguente.'],
  ],
  'regina-final-preview': [
    ['ruanove', 'A gente ia esconder o lateral, agora não dá mais.'],
    ['ladeira', '"O Onze não marca, espera." Vamos bordar.'],
    [
      'edson',
      'Leitura perfeita. O lateral solto é a chave, e a cobertura dele é o problema.',
      ['regina', 'Rangel, é por isso que eu falei em meia seca e não em cobertura.'],
    ],
    ['renan', 'Vou de prancheta e vou anotar a cobertura.'],
  ],
  'lucia-stock': [
    ['nara', 'Roubando a minha fonte, Yasmin?', ['yasmin', 'A fonte é nossa, e é frita na hora.']],
    ['apito', 'Confirmado pela equipe da laje.'],
    ['neide', 'Sessenta quilos! E eu aqui contando xícara.'],
  ],
  'shirt-of-the-final': [
    ['ruanove', 'O Juninho nega, mas já pediu um ventilador.'],
    ['tiao', 'Duas passadas na nove, vapor por dentro. É assim.'],
    ['cadarco', 'Que capricho! Vincou a gola?', ['cida', 'Gola vincada é para casamento, menino.']],
  ],
  'ruanove-juninho': [
    ['bruno', 'O barbeiro é um colega.'],
    ['cida', 'Ficou lindo e eu não quero ouvir mais nada.'],
  ],
  'ladeira-answers': [
    ['cida', 'Vinte e duas, e bem passadas, sim senhor.'],
    ['damiao', 'Ônibus da meia-noite saindo da igreja: isso é letra de música.'],
    ['tales', 'O Nonô deu entrevista de olho fechado também?'],
  ],
  'sonia-rules-tip': [
    ['cida', 'E presidente?', ['sonia', 'Presidente eu convido a sentar, Dona Cida.']],
    ['beto', 'Que alegria uma juíza que avisa antes.'],
    [
      'cleber',
      'Goleiro adiantado no pênalti também, imagino?',
      ['sonia', 'Um pé na linha, Cléber. Um. Conta para os seus alunos.'],
    ],
  ],
  'rainy-mangue': [
    ['tales', 'Chego com capa e chuteira velha.'],
    ['damiao', 'Caranguejo avisado é a melhor parte.'],
  ],
  'ladeira-nono-speaks': [
    ['ruanove', 'Podemos colocar um calço, se ajudar.', ['ladeira', 'Aceitamos. De um lado só.']],
    ['regina', 'Nonô em campo reto é um experimento científico.'],
    ['renan', 'Vi o Nonô três vezes. Ele não corre, ele desaba com método.'],
  ],
  'keeper-of-thursday': [
    ['cleber', 'Padre telegrafa porque não sabe mentir.'],
    ['bruno', 'Perdão concedido, canto conhecido.'],
  ],
  'yasmin-quote-lineup': [
    ['ruanove', 'Madrinha da várzea. Domingo tem lugar marcado com o teu nome.'],
    ['arrimo', '72 jogos é mais do que muito zagueiro jogou.'],
    ['caua', 'Setenta e um! Eu me achava exagerado com as regatas.'],
  ],
  'cida-superstition': [
    ['marina', 'Dona Cida, eu uso a mesma meia desde abril. Estamos juntas.'],
    [
      'bruno',
      'Ritual que acalma é ferramenta. Só combina com o nariz dos vizinhos.',
      ['cida', 'Doutor, a blusa está cheirosa de fé.'],
    ],
    ['tiao', 'Protocolo igual ao meu: primeiro a camisa do goleiro.'],
  ],
  'planned-weekend': [
    ['ruanove', 'Domingo nem a sua mãe te acha.'],
    ['nara', 'Me encontra no pastel das 11h?', ['yasmin', 'Já é tradição, Nara.']],
  ],
  'ruanove-training-penalties': [
    [
      'cleber',
      'Trave 6 é assunto sério. Corpo jogado para trás, olha o pé de apoio.',
      ['ruanove', 'Professor, vem dar um treino pra gente!'],
      ['cleber', 'Paga a passagem que eu levo as luvas.'],
    ],
    ['beto', 'Goleiro 14 em 53 merece estátua.'],
  ],
  'vava-final-invite': [
    ['nara', 'Guardo o degrau do lado.'],
    ['regina', 'E eu comento sentada num engradado. Sonho de infância.'],
    [
      'tonho',
      'Vou ligar o radinho e a televisão ao mesmo tempo, seu Vavá.',
      ['vava', 'Tonho, liga o rádio três segundos antes que a imagem atrasa.'],
    ],
  ],
  'apito-crew': [
    [
      'yasmin',
      'A laje da Dona Lúcia tem pastel. Vocês escolheram por isso, confessem.',
      ['apito', 'A emissora não comenta critérios técnicos.'],
    ],
    ['tales', 'Levo o drone e a bateria extra. E ração para o Escanteio.'],
    [
      'vitoria',
      'Precisam de placar na tela? Eu faço a ligação se alguém me der um cabo decente.',
      ['apito', 'Vitória, queremos. O cabo é novo, juramos.'],
      ['vitoria', 'É o que sempre dizem.'],
    ],
  ],
  'beto-knee': [
    [
      'helena',
      'Leva mesmo, Beto. Joelho que prevê tempo é joelho que quer exame.',
      ['beto', 'Sim, doutora. Depois de quinta.'],
      ['helena', 'ANTES de quinta.'],
    ],
    ['rodrigo', 'Ela está certa e eu reforço.'],
  ],
  'sonia-final-named': [
    [
      'regina',
      'Melhor notícia da semana. Fica entre a marca e a quina, e olha a mão do zagueiro.',
      ['sonia', 'Anotei com o seu nome do lado.'],
    ],
    ['ladeira', 'Bem-vinda. Se precisar de protetor de ouvido, a gente fornece.'],
    ['ruanove', 'Respeito total. A Dona Cida prometeu só duas rimas.'],
    ['cida', 'Três.'],
    [
      'janaina',
      'Vou querer um retrato seu antes do apito, posso?',
      ['sonia', 'Pode, mas com o apito bom, o de metal da minha mãe.'],
    ],
  ],
  'yasmin-van-map': [
    [
      'damiao',
      'Saindo de Salvador dá quanto de amendoim?',
      ['yasmin', 'Um saco de estopa e uma oração.'],
    ],
    ['wagner', 'Mapa melhor que muito guia de prova que eu já imprimi.'],
    ['gilmar', 'Se puder, chega pelo portão de cima. O de baixo afunila.'],
  ],
  'ladeira-bus': [
    [
      'jangada',
      'Tem uma van elétrica de 16 lugares parada em Minas nesse fim de semana. Chama a gente no privado?',
      ['ladeira', 'Jangada, vocês estão falando com 17 pessoas chorando ao mesmo tempo.'],
    ],
    ['arquiba', 'Dona Alzira na janela 1 já é a imagem da final.'],
  ],
  'mangue-tide-table': [
    ['clarice', 'Quarta eu apareço, então.'],
    ['damiao', 'Único time que consulta a Marinha antes de escalar.'],
  ],
  'nara-semi-report': [
    ['regina', 'A versão do espelho da moto é a que deveria passar na TV.'],
    ['ruanove', 'Imprimimos e pregamos no bar. Obrigado, Nara.'],
    [
      'juca',
      'Reportagem assim a gente recorta. Só que não tem mais papel.',
      ['nara', 'Seu Juca, eu imprimo uma e mando pelo correio. Sério.'],
      ['juca', 'Então vou responder por carta.'],
    ],
  ],
  'beto-son-in-law': [
    ['cleber', 'Ficar no meio é a decisão mais difícil do goleiro. Parabéns pela teimosia.'],
    [
      'leticia',
      'No handebol, se eu fico no meio, é porque travei.',
      ['beto', 'E pega?'],
      ['leticia', 'Com a testa, geralmente.'],
    ],
  ],
  'semi-ruanove-eve': [
    ['cida', 'Farofa sou eu. Assunto encerrado.'],
    [
      'yasmin',
      'Quem tem vaga saindo da estação às 7h?',
      ['ruanove', 'Van do Cleitinho, duas vagas, mas vai com o bumbo no colo.'],
      ['yasmin', 'Fechado. Eu e o bumbo já nos conhecemos.'],
    ],
  ],
  'semi-ladeira': [
    [
      'tales',
      'Posso subir o drone no treino de quinta?',
      ['ladeira', 'Pode. Só cuidado com as pipas, que aqui têm prioridade.'],
    ],
    ['ruanove', 'Parabéns. Falta a gente fazer a nossa parte.'],
    ['neide', 'Couve com final combina. Manda a receita do vestiário.'],
    ['vava', 'Nonô pedindo desculpa ao goleiro: se eu narrasse isso, me acusavam de ficção.'],
  ],
  'mangue-crab-ref': [
    ['sonia', 'Agente externo. Paralisa e reinicia no local. Decisão correta.'],
    ['taina', 'Espécie? Pergunta a professora.', ['mangue', 'Guaiamum azul, bravo, canhoto.']],
    ['tales', 'E eu sem o drone nesse dia.'],
  ],
  'referee-whistle': [
    [
      'yasmin',
      'O senhor de boné verde é meu tio. Vou contar e ele vai ficar insuportável.',
      ['sonia', 'Diga que a do "bandeira de varal" eu anotei.'],
    ],
    [
      'cida',
      'Eu só discuto com respeito.',
      ['sonia', 'Dona Cida, a senhora discute com rima. É diferente.'],
    ],
  ],
  'arrimo-raffle': [
    [
      'cida',
      'Confirmo. Só que o caderninho eu guardo, porque máquina não sabe quem prometeu e sumiu.',
      ['arrimo', 'Dona Cida, essa função a gente ainda está estudando.'],
    ],
    [
      'tonho',
      'Serve para time de escola também?',
      [
        'arrimo',
        'Serve, Tonho. Um responsável maior de idade abre a conta e os pais entram como sócios.',
      ],
    ],
  ],
  'yasmin-ranking-pastel': [
    ['beto', 'O de Teresina não entra porque você nunca veio.'],
    ['igor', 'Contesto. Falta o de palmito com vento lateral.'],
    [
      'cida',
      'O do Seu Hélio é com a massa da minha irmã. Registre-se.',
      ['yasmin', 'Registrado em ata, presidente.'],
    ],
  ],
  'pelada-rules': [
    [
      'cleber',
      'E o artigo do goleiro não pagar churrasco, continua?',
      ['beto', 'Cláusula pétrea.'],
    ],
    ['mangue', 'Aqui o artigo 7 muda com a maré.'],
  ],
  'ladeira-first-rule': [
    ['ruanove', 'Vocês deviam cobrar pedágio no meio-campo.'],
    [
      'regina',
      'Joguei aí em 98. No segundo tempo a bola rolava sozinha até o gol. Tecnicamente é um plano inclinado de posse de bola.',
      ['ladeira', 'Dona Regina, a senhora deixou uma caneleira no vestiário. Está guardada.'],
      ['regina', 'A esquerda! Procurei por vinte anos.'],
    ],
    [
      'juca',
      'O placar daí ainda é pendurado com arame?',
      ['ladeira', 'Arame novo, seu Juca. Progresso.'],
    ],
  ],
  'yasmin-three-fields': [
    [
      'nara',
      'Yasmin, me manda o nome desse campo? Tô atrás de pauta assim.',
      ['yasmin', 'Campo do Cruzeirinho, lado de lá da linha. Vai num sábado cedo e leva trocado.'],
      ['nara', 'Anotado. O trocado é pro pastel, imagino.'],
      ['yasmin', 'Pro pastel e pra rifa da bola.'],
    ],
  ],
  'cida-line-washing': [
    [
      'neide',
      'Coloca bicarbonato, Cida. Sai até pecado.',
      ['cida', 'Neide, eu já uso. O problema é o zagueiro, que rola no chão até em tiro de meta.'],
    ],
    [
      'tiao',
      'Água fria primeiro, sempre. A quente cozinha o barro na fibra.',
      ['cida', 'Seu Tião falou, está falado.'],
    ],
  ],
  'quarter-final-mud': [
    ['cida', 'Canela também é perna, meu filho. O gol vale igual.'],
    ['yasmin', 'Eu estava atrás desse gol e engoli lama. Faria de novo.'],
    [
      'cadarco',
      'A meia chuteira a gente recebe na loja e tenta ressuscitar.',
      ['ruanove', 'Levamos hoje. É a do Nego Lau, número 43, com muita história.'],
    ],
    ['damiao', 'Campo encharcado é o único VAR que eu respeito.'],
  ],
};
