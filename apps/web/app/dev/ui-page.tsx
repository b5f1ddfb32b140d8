import './gallery.css';
import './swatches.css';
import { useState } from 'react';
import { Wordmark } from '../ui/brand-mark.tsx';
import { Chalk } from '../ui/chalk.tsx';
import { Segmented } from '../ui/radio-group.tsx';
import { RenderTime } from '../ui/render-time.ts';
import { ActionSection } from './action-section.tsx';
import { BrandSection } from './brand-section.tsx';
import { FormSection } from './form-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { ShopSection } from './shop-section.tsx';
import { SocialSection } from './social-section.tsx';
import { StateSection } from './state-section.tsx';

const CHAPTERS = [
  ['marca', 'Marca'],
  ['acoes', 'Ações'],
  ['formularios', 'Formulários'],
  ['lugar', 'Lugar e ordem'],
  ['gente', 'Gente e publicações'],
  ['loja', 'Loja'],
  ['estados', 'Estados'],
] as const;

/** The sample dates depend on the time of rendering. */
export function loader() {
  return { now: Date.now() };
}

export function meta() {
  return [{ title: 'Oficina' }, { name: 'robots', content: 'noindex' }];
}

/** A gallery of all components in all states, for developers. Not in production. */
export default function UiPage({ loaderData }: { loaderData: { now: number } }) {
  const [face, setFace] = useState<'rede' | 'aro'>('rede');
  return (
    <RenderTime value={loaderData.now}>
      <div data-face={face} className="workshop">
        <header className="workshop-bar">
          <Wordmark face={face} />
          <Segmented
            label="Face"
            labelHidden
            name="face"
            value={face}
            onChange={(value) => setFace(value === 'aro' ? 'aro' : 'rede')}
            choices={[
              { value: 'rede', label: 'Rede' },
              { value: 'aro', label: 'Óculos' },
            ]}
          />
        </header>
        <main>
          <div className="workshop-cover">
            <Chalk kind="court" />
            <h1 className="display">Oficina</h1>
            <p>Cada peça do site, em cada estado, no claro e no escuro.</p>
          </div>
          <div className="workshop-body">
            <nav aria-label="Capítulos" className="workshop-index">
              {CHAPTERS.map(([id, title]) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
            </nav>
            <div>
              <BrandSection />
              <ActionSection />
              <FormSection />
              <PlaceSection />
              <SocialSection />
              <ShopSection />
              <StateSection />
            </div>
          </div>
        </main>
      </div>
    </RenderTime>
  );
}
