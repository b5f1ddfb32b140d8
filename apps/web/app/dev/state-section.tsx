import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import {
  Loading,
  MediaGridSkeleton,
  PostCardSkeleton,
  ProductCardSkeleton,
  ProfileRowSkeleton,
} from '../ui/skeletons.tsx';
import { Section, Specimen, Stack } from './specimen.tsx';
import { ToastSamples } from './toast-samples.tsx';

const nothing = () => undefined;

export function StateSection() {
  return (
    <Section id="estados" title="Estados">
      <Specimen name="Vazio" file="ui/empty-state.tsx" note="Uma frase e uma ação.">
        {() => (
          <>
            <Card>
              <EmptyState action={<Button>Adicionar evento</Button>} art="box">
                Nenhum evento adicionado
              </EmptyState>
            </Card>
            <Card>
              <EmptyState action={<Button tone="secondary">Explorar grupos</Button>} art="lanes">
                Você ainda não entrou em nenhum grupo
              </EmptyState>
            </Card>
          </>
        )}
      </Specimen>
      <Specimen name="Erro" file="ui/error-state.tsx">
        {() => (
          <Card>
            <ErrorState onRetry={nothing}>Não foi possível carregar as publicações</ErrorState>
          </Card>
        )}
      </Specimen>
      <Specimen name="Carregando" file="ui/skeletons.tsx" note="Na forma do que vem.">
        {() => (
          <>
            <Loading>
              <PostCardSkeleton />
            </Loading>
            <Loading label="Carregando pessoas…">
              <ProfileRowSkeleton />
              <ProfileRowSkeleton />
            </Loading>
            <Loading>
              <div className="specimen-columns">
                <ProductCardSkeleton />
                <ProductCardSkeleton />
              </div>
            </Loading>
            <Loading>
              <MediaGridSkeleton count={6} />
            </Loading>
          </>
        )}
      </Specimen>
      <Specimen name="Andamento" file="ui/progress-bar.tsx">
        {() => (
          <Stack>
            <ProgressBar label="Enviando gol.mp4" value={3} />
            <ProgressBar label="Enviando gol.mp4" value={62} />
            <ProgressBar label="Preparando" />
          </Stack>
        )}
      </Specimen>
      <Specimen
        name="Avisos"
        file="styles/toasts.css"
        note="Claros nos dois temas, no alto à direita, por 5 segundos."
      >
        {() => <ToastSamples />}
      </Specimen>
    </Section>
  );
}
