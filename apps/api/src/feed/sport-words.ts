import type { Sport } from '@arquiba/contract/interests';

/** Words, without regard to accents and endings, that tell what a post is about. */
const WORDS: Record<Sport, string> = {
  futebol:
    'futebol | gol | golaço | brasileirão | libertadores | pênalti | escanteio | zagueiro | artilheiro',
  varzea: 'várzea | pelada | amador | society | campinho',
  futsal: 'futsal | salão',
  volei: 'vôlei | voleibol | saque | bloqueio | levantador',
  basquete: 'basquete | cesta | enterrada | garrafão | 3x3',
  corrida: 'corrida | correr | maratona | pace | quilômetro',
  ciclismo: 'ciclismo | bike | bicicleta | pedal | pedalar',
  natacao: 'natação | nadar | piscina | travessia | borboleta',
  surfe: 'surfe | surf | onda | prancha',
  skate: 'skate | pista | manobra',
  lutas: 'luta | judô | jiu | capoeira | boxe | muay | karatê | tatame | mma',
  tenis: 'tênis | raquete | padel | saibro',
  ginastica: 'ginástica | solo | trave | salto',
  atletismo: 'atletismo | revezamento | dardo | martelo | vara',
  handebol: 'handebol | handball',
  remo: 'remo | vela | canoagem | regata | caiaque',
  automobilismo: 'automobilismo | kart | stock | boxes | fórmula',
  academia: 'academia | musculação | crossfit | agachamento | treino',
  trilha: 'trilha | escalada | montanha | cume',
  paralimpico: 'paralímpico | paralimpíada | goalball | bocha | paratleta',
  eletronicos: 'gamer | esports | videogame | console',
};

/** As JSON, for a statement that looks for them. */
export const SPORT_WORDS = JSON.stringify(
  Object.entries(WORDS).map(([id, words]) => ({ id, words })),
);
