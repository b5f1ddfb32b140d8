import { formatBrl } from '@arquiba/brazil/money';
import { FREE_FREIGHT_FROM, listFreightRegions } from '@arquiba/contract/freight';
import { Link } from 'react-router';
import { freightPrice } from '../freight/public/freight-words.ts';
import { pageCall } from '../loader.ts';
import type { Route } from './+types/delivery-page';
import { HelpPage, HelpSection, helpMeta } from './help-page.tsx';

const PATH = '/ajuda/entrega';

export function meta(args: Route.MetaArgs) {
  return helpMeta(PATH, args);
}

export async function loader(args: Route.LoaderArgs) {
  return { regions: await pageCall(args)(listFreightRegions, {}) };
}

export default function DeliveryPage({ loaderData: { regions } }: Route.ComponentProps) {
  return (
    <HelpPage path={PATH}>
      <HelpSection title="Quanto custa e quanto demora">
        <p>
          O frete depende do CEP e do peso. Para uma armação, na capital de exemplo de cada região,
          hoje é assim:
        </p>
        <div className="overflow-clip rounded-card border border-line bg-raised">
          <table className="w-full text-left [&_td]:px-3 [&_td]:py-3 sm:[&_td]:px-4 [&_th]:px-3 [&_th]:py-3 sm:[&_th]:px-4">
            <thead className="text-sm text-muted">
              <tr>
                <th scope="col" className="font-normal">
                  Para
                </th>
                {regions[0]?.options.map(({ service, name }) => (
                  <th key={service} scope="col" className="font-normal">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {regions.map(({ name, capital, options }) => (
                <tr key={name} className="border-t border-line align-top">
                  <th scope="row" className="font-semibold">
                    {name}
                    <span className="block text-sm font-normal text-muted">{capital}</span>
                  </th>
                  {options.map(({ service, price, businessDays }) => (
                    <td key={service}>
                      <span className="whitespace-nowrap">{freightPrice(price)}</span>
                      <span className="block text-sm text-muted">
                        até {businessDays} dias úteis
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>
          O valor exato aparece na página de cada armação e no carrinho, só com o CEP e sem precisar
          entrar na conta.
        </p>
      </HelpSection>
      <HelpSection title="Frete grátis">
        <p>
          Em compras a partir de <b>{formatBrl(FREE_FREIGHT_FROM)}</b>, a entrega mais barata sai de
          graça para o Brasil inteiro. O carrinho mostra quanto falta.
        </p>
      </HelpSection>
      <HelpSection title="De quando conta o prazo">
        <p>
          O prazo é em dias úteis: sábados, domingos e feriados nacionais não contam. A data que
          aparece na compra já leva isso em conta e supõe que o pagamento é feito no mesmo dia; com
          boleto, some os dias até ele ser confirmado.
        </p>
      </HelpSection>
      <HelpSection title="Acompanhar o pacote">
        <p>
          Assim que o pedido sai da loja, o código de rastreio chega por e-mail e fica na página do
          pedido. Sem entrar na conta, veja o andamento em{' '}
          <Link to="/pedido">Acompanhar pedido</Link>, com o número e o e-mail da compra.
        </p>
      </HelpSection>
    </HelpPage>
  );
}
