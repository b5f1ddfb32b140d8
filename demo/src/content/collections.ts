/** Bookmark collections: posts by key, under names of their own. */
export const collections: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  marina: {
    'Para emoldurar': [
      'juca-old-scoreboard',
      'gilmar-back',
      'tonho-father',
      'neide-both-teams',
      'mare-squad-today',
      'locker-room',
    ],
    'Antes do jogo': [
      'mind-the-breath',
      'bruno-derby-nerves',
      'sofia-fan-food',
      'matchday-poster',
      'locker-room',
    ],
    Viagens: ['yasmin-van-map', 'ladeira-bus', 'drone-beach', 'desafio-open'],
  },
  mare: {
    'Para o telão': ['juca-old-scoreboard', 'marina-mosaic', 'rally-of-the-night', 'tales-boats'],
    'Ideias de sócio': ['jangada-route', 'arrimo-report', 'dique-boots-done'],
  },
  aro: {
    'Luz boa': ['photo-of-light', 'drone-beach', 'open-water', 'clay-season', 'serra-climb'],
  },
};
