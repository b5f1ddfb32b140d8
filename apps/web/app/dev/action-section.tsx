import { Button, LinkButton } from '../ui/button.tsx';
import { IconButton, IconLink } from '../ui/icon-button.tsx';
import { Heart } from '../ui/icons/heart.tsx';
import { ImagePlus } from '../ui/icons/image-plus.tsx';
import { Pencil } from '../ui/icons/pencil.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import { ShoppingBag } from '../ui/icons/shopping-bag.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import { Menu } from '../ui/menu.tsx';
import { Overlays } from './overlays.tsx';
import { Row, Section, Specimen } from './specimen.tsx';

const TONES = ['primary', 'secondary', 'soft', 'ghost', 'danger'] as const;
const nothing = () => undefined;

export function ActionSection() {
  return (
    <Section id="acoes" title="Ações">
      <Specimen
        name="Botão"
        file="ui/button.tsx"
        note="O laranja é o próximo passo; uma tela tem um só."
      >
        {() => (
          <>
            <Row name="tons">
              {TONES.map((tone) => (
                <Button key={tone} tone={tone}>
                  {tone === 'danger' ? 'Apagar' : 'Publicar'}
                </Button>
              ))}
            </Row>
            <Row name="tamanhos">
              <Button size="sm">+ Seguir</Button>
              <Button size="md">Entrar</Button>
              <Button size="lg">Comprar</Button>
            </Row>
            <Row name="com ícone, como endereço">
              <Button tone="soft" icon={<ImagePlus />}>
                Adicionar fotos/videos
              </Button>
              <LinkButton to="#acoes" tone="secondary" size="sm" icon={<Pencil />}>
                Alterar dados
              </LinkButton>
            </Row>
            <Row name="ocupado, desligado">
              <Button busy busyLabel="Publicando…">
                Publicar
              </Button>
              <Button tone="secondary" busy>
                Entrar
              </Button>
              <Button disabled>Publicar</Button>
              <Button tone="ghost" disabled>
                Cancelar
              </Button>
            </Row>
            <Row name="largo">
              <Button wide size="lg">
                Comprar
              </Button>
            </Row>
          </>
        )}
      </Specimen>
      <Specimen name="Botão de ícone" file="ui/icon-button.tsx" note="44 px, sempre com nome.">
        {() => (
          <Row>
            <IconButton name="Favoritos" icon={<Heart />} />
            <IconButton name="Favoritos" icon={<Heart />} aria-pressed />
            <IconLink to="#acoes" name="Carrinho" icon={<ShoppingBag />} badge={2} />
            <IconLink to="#acoes" name="Carrinho" icon={<ShoppingBag />} badge={128} />
            <IconButton name="Favoritar" icon={<Heart />} outlined />
            <IconButton name="Adicionar" icon={<Plus />} disabled />
          </Row>
        )}
      </Specimen>
      <Specimen name="Menu" file="ui/menu.tsx" note="Na camada de cima; setas, Home, End e Esc.">
        {() => (
          <Row>
            <Menu
              name="Mais opções"
              items={[
                { label: 'Editar', icon: <Pencil />, onSelect: nothing },
                { label: 'Ver a publicação', icon: <Heart />, to: '#acoes' },
                { label: 'Apagar', icon: <Trash />, danger: true, onSelect: nothing },
              ]}
            />
          </Row>
        )}
      </Specimen>
      <Specimen
        name="Janela e gaveta"
        file="ui/dialog.tsx, ui/drawer.tsx"
        note="Nativas: Esc, clique ao lado, o foco volta."
      >
        {(theme) => <Overlays theme={theme} />}
      </Specimen>
    </Section>
  );
}
