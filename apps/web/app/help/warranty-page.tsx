import { Link } from 'react-router';
import type { Route } from './+types/warranty-page';
import { HelpPage, HelpSection, helpMeta } from './help-page.tsx';

const PATH = '/ajuda/garantia';

export function meta(args: Route.MetaArgs) {
  return helpMeta(PATH, args);
}

export default function WarrantyPage() {
  return (
    <HelpPage path={PATH}>
      <HelpSection title="Noventa dias, por lei">
        <p>
          Todos os óculos têm a garantia do Código de Defesa do Consumidor: 90 dias, contados do
          recebimento, contra defeito de fabricação. Se o defeito estava escondido, os 90 dias
          contam de quando ele aparece.
        </p>
      </HelpSection>
      <HelpSection title="Como pedir">
        <ol>
          <li>
            Escreva para o <Link to="/atendimento">atendimento</Link> com o número do pedido e conte
            o que aconteceu.
          </li>
          <li>A equipe responde em até um dia útil e combina com você como ver a peça.</li>
          <li>
            Se o defeito não for resolvido em 30 dias, a escolha é sua: outra peça igual, o dinheiro
            de volta ou um abatimento no preço.
          </li>
        </ol>
      </HelpSection>
      <HelpSection title="O que é defeito">
        <ul>
          <li>haste ou charneira que solta, trinca ou não fecha direito;</li>
          <li>acetato que descola, metal que descasca, parafuso que não segura;</li>
          <li>lente com bolha, mancha ou risco já na chegada.</li>
        </ul>
        <p>
          Risco de uso, queda, calor do carro e produto de limpeza forte não são defeito de
          fabricação. Veja em <Link to="/ajuda/cuidados">Cuidados</Link> como evitar.
        </p>
      </HelpSection>
      <HelpSection title="Só não gostou?">
        <p>
          Então é <Link to="/ajuda/troca-e-devolucao">devolução</Link>, que não pede motivo e vale
          por 7 dias.
        </p>
      </HelpSection>
    </HelpPage>
  );
}
