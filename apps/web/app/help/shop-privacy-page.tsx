import { Link } from 'react-router';
import { MemberLink } from '../viewer/member-link.tsx';
import type { Route } from './+types/shop-privacy-page';
import { HelpPage, HelpSection, helpMeta } from './help-page.tsx';

const PATH = '/ajuda/privacidade';

export function meta(args: Route.MetaArgs) {
  return helpMeta(PATH, args);
}

export default function ShopPrivacyPage() {
  return (
    <HelpPage path={PATH}>
      <HelpSection title="O que fica guardado quando você compra">
        <ul>
          <li>
            Nome, CPF ou CNPJ, e-mail, whatsapp e endereço de entrega, para a nota e para o pacote
            chegar.
          </li>
          <li>O pedido, por 5 anos, como manda a lei fiscal.</li>
          <li>
            As receitas que você guarda, que são dados de saúde: só com a sua autorização, só para
            fazer as suas lentes. Você as muda e apaga em{' '}
            <MemberLink to="/minha-conta/minhas-receitas">Minhas receitas</MemberLink>. O pedido
            fica com uma cópia por 5 anos.
          </li>
          <li>
            Dos <MemberLink to="/minha-conta/meus-dados/cartoes">cartões salvos</MemberLink>, a
            bandeira, os quatro últimos dígitos e a validade. O resto fica com o processador do
            pagamento, até você remover o cartão ou a conta.
          </li>
          <li>
            O carrinho, com o CEP que você pôs nele, e os favoritos, para você continuar de onde
            parou.
          </li>
        </ul>
        <p>Nada disso aparece no seu perfil da rede, nem para quem segue você.</p>
      </HelpSection>
      <HelpSection title="Se você compra sem conta">
        <p>
          Usamos o que você informa só para esta compra, a entrega e a nota. Se a compra não é
          fechada, apagamos em um dia. O pedido se acompanha pelo link dos e-mails: não passe o link
          adiante. Para ver, copiar ou apagar os seus dados, crie a conta na página do pedido ou
          fale com o <Link to="/atendimento">atendimento</Link>.
        </p>
      </HelpSection>
      <HelpSection title="O que a loja nunca vê">
        <ul>
          <li>O número do cartão: ele vai do seu navegador para o processador do pagamento.</li>
          <li>A foto de ‘Provar no rosto’: ela não sai do seu aparelho.</li>
          <li>
            O CEP da página de uma armação e as armações que você viu há pouco: ficam só neste
            navegador.
          </li>
        </ul>
      </HelpSection>
      <HelpSection title="E-mails">
        <p>
          Mandamos os avisos dos seus pedidos. Avisos de favoritos que baixaram de preço ou voltaram
          podem ser desligados em <MemberLink to="/minha-conta/favoritos">Favoritos</MemberLink>. As
          novidades, o ‘Avise-me’ e o lembrete do carrinho só vêm para quem pediu, e cada e-mail tem
          o link para parar.
        </p>
      </HelpSection>
      <HelpSection title="Ver, copiar, corrigir e apagar">
        <p>
          Em <MemberLink to="/minha-conta/meus-dados">Dados</MemberLink> você corrige; em{' '}
          <MemberLink to="/minha-conta/meus-dados/privacidade">Privacidade</MemberLink>, baixa uma
          cópia de tudo ou apaga a conta. A <Link to="/privacidade">política de privacidade</Link>{' '}
          diz o que fica guardado, para quê e até quando.
        </p>
      </HelpSection>
    </HelpPage>
  );
}
