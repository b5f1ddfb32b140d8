import { useContext } from 'react';
import { PostCard } from '../posts/post-card.tsx';
import { ProfileRow } from '../profiles/public/profile-row.tsx';
import { Age } from '../ui/age.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { MediaGallery } from '../ui/media-gallery.tsx';
import { Menu } from '../ui/menu.tsx';
import { Picture } from '../ui/picture.tsx';
import { RenderTime } from '../ui/render-time.ts';
import { PostParts } from './post-parts.tsx';
import { Reactions } from './reactions.tsx';
import { SampleClip } from './sample-clip.tsx';
import {
  athlete,
  club,
  federation,
  longText,
  people,
  shortText,
  supporter,
} from './sample-data.ts';
import { court, lost, pitch, pool, track } from './sample-pictures.ts';
import { Row, Section, Specimen, Stack } from './specimen.tsx';

const KITS = ['unidos', 'dandara', 'serra', 'volei.sul', 'nado.livre', 'pista73', 'canal', 'orla'];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const wall = [pitch, track, pool, court];
/** Each copy needs its own URL: it is the key in a gallery. */
const many = [...wall, ...wall, pool].map((file, place) => ({
  ...file,
  url: `${file.url}#${place}`,
}));

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export function SocialSection() {
  const now = useContext(RenderTime) ?? 0;
  const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
  return (
    <Section id="gente" title="Gente e publicações">
      <Specimen
        name="Avatar"
        file="ui/avatar.tsx, ui/kit-pattern.tsx"
        note="Quem não tem foto veste uma camisa, sempre a mesma."
      >
        {() => (
          <>
            <Row>
              {SIZES.map((size) => (
                <Avatar key={size} username="unidosdocanal" picture={null} size={size} />
              ))}
              <Avatar username="ze" picture={supporter.avatar} size="lg" />
            </Row>
            <Row name="moments: por ver, visto">
              {KITS.map((name, place) => (
                <Avatar
                  key={name}
                  username={name}
                  picture={null}
                  size="lg"
                  ring={place < 4 ? 'unseen' : 'seen'}
                  alt={name}
                />
              ))}
            </Row>
          </>
        )}
      </Specimen>
      <Specimen name="Linha de perfil" file="ui/profile-row.tsx">
        {() => (
          <Card title="Para seguir">
            <div className="specimen-stack">
              {people.map((profile, place) => (
                <ProfileRow
                  key={profile.username}
                  profile={profile}
                  detail={place === 0 ? '3 seguidores que você segue' : undefined}
                  action={
                    <Button size="sm" tone={place === 1 ? 'secondary' : 'primary'}>
                      {place === 1 ? 'Seguindo' : '+ Seguir'}
                    </Button>
                  }
                />
              ))}
            </div>
          </Card>
        )}
      </Specimen>
      <Specimen name="Publicação" file="ui/post-card.tsx, ui/rich-text.tsx, ui/reaction-button.tsx">
        {() => (
          <>
            <PostCard
              author={club}
              createdAt={ago(12 * MINUTE)}
              to="#gente"
              text={shortText}
              mentions={[]}
              media={[pitch]}
              live
              follow={
                <Button size="sm" tone="secondary">
                  Seguir
                </Button>
              }
              menu={
                <Menu
                  name="Mais opções da publicação"
                  items={[{ label: 'Copiar o endereço', to: '#gente' }]}
                />
              }
              footer={<Reactions />}
            />
            <PostCard
              author={athlete}
              createdAt={ago(60 * MINUTE)}
              to="#gente"
              text={longText}
              mentions={['pista73']}
              media={[]}
              footer={<Reactions />}
            />
            <PostCard
              author={federation}
              createdAt={ago(40 * DAY)}
              to="#gente"
              text="Tabela da primeira fase no ar."
              mentions={[]}
              media={[pool, track, court]}
              follow={
                <Button size="sm" tone="secondary">
                  Seguir
                </Button>
              }
              footer={<Reactions />}
            />
          </>
        )}
      </Specimen>
      <Specimen
        name="Imagem, vídeo e galeria"
        file="ui/picture.tsx, ui/video-clip.tsx, ui/media-gallery.tsx"
        note="Uma em sua forma, de duas a quatro em parede, de cinco a dez em fita."
      >
        {() => (
          <Stack>
            <MediaGallery files={[track]} />
            <MediaGallery files={[pitch, court]} />
            <MediaGallery files={wall} />
            <MediaGallery files={many} />
            <SampleClip />
            <Picture file={lost} sizes="300px" />
          </Stack>
        )}
      </Specimen>
      <Specimen name="Idade" file="ui/age.tsx" note="A data exata está no título.">
        {() => (
          <Row>
            <Age at={ago(5 * MINUTE)} />
            <Age at={ago(360 * MINUTE)} />
            <Age at={ago(3 * DAY)} />
            <Age at={ago(500 * DAY)} />
          </Row>
        )}
      </Specimen>
      <PostParts now={now} />
    </Section>
  );
}
