import { days, type Post } from '../post.ts';

/** Those who look after bodies and heads. */
export const health: readonly Post[] = [
  {
    key: 'bruno-derby-nerves',
    author: 'bruno',
    ago: 12.7,
    text: 'Recebi hoje sete mensagens de torcedores perguntando como dormir antes do clássico. Resposta: deite cedo, respire, e aceite que o coração tem ingresso. #NaBeiraDoRio',
  },
  {
    key: 'sofia-fan-food',
    author: 'sofia',
    ago: days(1, 5.4),
    text: 'Guia de torcedor em jogo grande: água antes da cerveja, amendoim com moderação, pastel sem culpa e fruta na bolsa para a volta. Torcer também gasta. #Arquibancada',
  },
  {
    key: 'rodrigo-stretch-poll',
    author: 'rodrigo',
    ago: days(1, 17.8),
    text: 'Pesquisa sem rigor científico: quando você alonga?',
    poll: ['Antes', 'Depois', 'Quando dói', 'Alongar?'],
  },
  {
    key: 'gel-is-not-breakfast',
    author: 'sofia',
    ago: 22.6,
    text: 'Pergunta da semana: "o que eu como antes do longão?" O que você já come. Prova não é dia de novidade, nem no prato nem no pé. Cuscuz, ovo, café e uma hora de paz. #TreinoDoDia',
  },
  {
    key: 'pain-is-consultation',
    author: 'helena',
    ago: days(2, 14),
    text: 'Canelite em três linhas: aumentou o volume rápido demais, dormiu de menos, trocou de tênis na semana errada. Volte dois passos e me conte em dez dias. #CorridaNoturna #SaúdeNoEsporte',
  },
  {
    key: 'helena-vaccine',
    author: 'helena',
    ago: days(7, 16),
    text: 'Antes da viagem do campeonato: carteira de vacina em dia cabe na mesma pasta do documento. Já vi time perder jogo para o mosquito. #SaúdeNoEsporte',
  },
  {
    key: 'mind-the-breath',
    author: 'bruno',
    ago: days(8, 15),
    text: 'Exercício de dois minutos para antes do jogo: inspira contando quatro, solta contando seis, repete doze vezes. Não some o frio na barriga. Ensina o frio a sentar.',
  },
  {
    key: 'nery-desk',
    author: 'rodrigo',
    ago: days(10, 13),
    text: 'Vitória Nakamura, essa é para você e todos os que programam placar: levanta a tela, apoia o pé, e a cada hora anda até o bebedouro mais longe. O cabo pode esperar. #SaúdeNoEsporte',
    pictures: [
      {
        size: 'square',
        scene: {
          type: 'object',
          kind: 'weights',
          ground: '#2c4a4a',
          colors: ['#12807f', '#f2c230', '#ff7a1a'],
        },
        alt: 'Halteres e anilhas coloridas no chão da clínica.',
      },
    ],
  },
  {
    key: 'sofia-school-lunch',
    author: 'sofia',
    ago: days(12, 18),
    text: 'Fui dar palestra na escola e levei laranja em vez de slide. Quarenta crianças em silêncio por seis minutos. Nunca tive uma plateia assim.',
  },
  {
    key: 'bruno-penalty',
    author: 'bruno',
    ago: days(14, 18),
    text: 'Estudo de caso: batedor que decide o canto antes de arrumar a bola acerta mais. Não porque o canto seja bom, mas porque parou de conversar consigo mesmo.',
  },
  {
    key: 'nery-ice',
    author: 'rodrigo',
    ago: days(17, 1),
    text: 'Gelo com parcimônia, força com regularidade, promessa com moderação. Pintei na parede.',
  },
  {
    key: 'helena-concussion',
    author: 'helena',
    ago: days(19, 9),
    text: 'Bateu a cabeça? Saiu do jogo. Não é castigo e não tem "só mais cinco minutos".\n\nO que observar nas primeiras horas: dor que aumenta, vômito, sono fora de hora, fala arrastada, um olho diferente do outro. Qualquer um desses, pronto-socorro, sem discutir. Se estiver tudo bem, repouso no dia, tela desligada e volta em degraus: caminhar, trotar, treinar sem contato e só então jogar.\n\nTécnico que tira, protege. Mãe que busca, acerta. Placar a gente lembra; do nome da rua, quero que lembrem também. #SaúdeNoEsporte',
  },
  {
    key: 'sofia-beans',
    author: 'sofia',
    ago: days(21, 18),
    text: 'Paciente perguntou pelo "superalimento do momento". É o mesmo dos últimos cem anos: feijão. Não tem embalagem bonita, tem tempero.',
  },
  {
    key: 'bruno-bench',
    author: 'bruno',
    ago: days(24, 17),
    text: 'O banco de reservas é o lugar mais difícil do esporte: você aquece o corpo e precisa esfriar a cabeça ao mesmo tempo. Quem aprende isso joga em qualquer minuto.',
  },
  {
    key: 'nery-grandma',
    author: 'rodrigo',
    ago: days(26, 17),
    text: 'Minha paciente de 82 anos terminou a série, olhou para o remador profissional ao lado e perguntou: "Só isso, meu filho?" Ele aumentou a carga.',
  },
  {
    key: 'helena-pain-map',
    author: 'helena',
    ago: days(28, 6),
    text: 'Mapa rápido da dor do corredor de fim de semana: na frente do joelho, escada; do lado, ladeira; atrás, pressa. Nos três casos, menos volume e uma conversa. #SaúdeNoEsporte',
  },
];
