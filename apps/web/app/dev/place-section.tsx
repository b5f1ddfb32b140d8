import { StepIndicator } from '../checkout/step-indicator.tsx';
import { Badge, LiveBadge, PromoBadge, VerifiedMark } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Count } from '../ui/count.tsx';
import { DateTile } from '../ui/date-tile.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Row, Section, Specimen, Stack } from './specimen.tsx';

const TABS = ['Postagens', 'Reels', 'Moments', 'Marcados'];
const STEPS = ['Identificação', 'Entrega', 'Pagamento', 'Revisão'].map((label) => ({
  label,
  to: '#lugar',
}));
const EVENTS = [
  {
    date: '2026-11-18T23:00:00Z',
    name: 'Rachão da Vila',
    detail: 'quarta, 20h · Quadra do Bairro Alto',
  },
  { date: '2026-11-22T09:30:00Z', name: '10 km Orla Norte', detail: 'domingo, 6h30 · 214 vão' },
];
const TRENDS = [
  { tag: '#FinalDaVárzea', posts: 12_431 },
  { tag: '#TreinoDeDomingo', posts: 8_142 },
  { tag: '#BasqueteDeRua', posts: 986 },
];

export function PlaceSection() {
  return (
    <Section id="lugar" title="Lugar e ordem">
      <Specimen name="Abas" file="ui/tabs.tsx">
        {(theme) => (
          <>
            <Tabs
              label={`Perfil, ${theme}`}
              items={TABS.map((label, place) => ({
                label,
                to: `?aba=${label}`,
                current: place === 0,
                count: place === 1 ? 128 : undefined,
              }))}
            />
            <Tabs
              spread
              label={`Grupo, ${theme}`}
              items={['Feed', 'Pessoas', 'Trending'].map((label, place) => ({
                label,
                to: `?aba=${label}`,
                current: place === 1,
              }))}
            />
          </>
        )}
      </Specimen>
      <Specimen name="Etapas" file="ui/step-indicator.tsx">
        {(theme) => (
          <Stack>
            <StepIndicator label={`Começo da compra, ${theme}`} steps={STEPS} current={0} />
            <StepIndicator label={`Etapas da compra, ${theme}`} steps={STEPS} current={2} />
          </Stack>
        )}
      </Specimen>
      <Specimen name="Folha, data e contagem" file="ui/card.tsx, ui/date-tile.tsx, ui/count.tsx">
        {() => (
          <>
            <Card title="Próximos eventos">
              <div className="specimen-stack">
                {EVENTS.map((event) => (
                  <div key={event.name} className="flex items-center gap-3">
                    <DateTile date={event.date} />
                    <div className="min-w-0 flex-1">
                      <p className="truncate font-semibold">{event.name}</p>
                      <p className="truncate text-sm text-muted">{event.detail}</p>
                    </div>
                  </div>
                ))}
              </div>
            </Card>
            <Card
              title="Trending"
              action={
                <Button tone="ghost" size="sm">
                  Ver tudo
                </Button>
              }
            >
              <ol className="specimen-stack">
                {TRENDS.map((trend, place) => (
                  <li key={trend.tag} className="flex items-center gap-3">
                    <span className="numeral text-muted">{place + 1}</span>
                    <span className="min-w-0 flex-1 truncate font-semibold">{trend.tag}</span>
                    <span className="text-sm text-muted">
                      <Count value={trend.posts} /> posts
                    </span>
                  </li>
                ))}
              </ol>
            </Card>
          </>
        )}
      </Specimen>
      <Specimen name="Etiquetas" file="ui/badge.tsx">
        {() => (
          <Row>
            <LiveBadge />
            <LiveBadge small />
            <PromoBadge percent={15} />
            <Badge tone="orange">Novo</Badge>
            <Badge tone="grass">Aberto</Badge>
            <Badge tone="red">Esgotado</Badge>
            <Badge>Fechado</Badge>
            <VerifiedMark className="size-6" />
          </Row>
        )}
      </Specimen>
    </Section>
  );
}
