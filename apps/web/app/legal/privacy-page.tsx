import { brand } from '@arquiba/contract/brand';
import { GUARDIAN_LINK_DAYS } from '@arquiba/contract/guardians';
import { GUARDIAN_UNDER_AGE } from '@arquiba/contract/legal';
import { pageMeta } from '../page-meta.ts';
import { MailLink, PhoneLink } from '../support/public/contact-links.tsx';
import { MemberLink } from '../viewer/member-link.tsx';
import type { Route } from './+types/privacy-page';
import { LegalDocument, type Section } from './legal-document.tsx';
import { StoredDataTable } from './stored-data-table.tsx';

const { network, shop } = brand;

export function meta(args: Route.MetaArgs) {
  const description = `O que a ${network.name} e a ${shop.name} guardam sobre você, por quê, por quanto tempo, e os seus direitos.`;
  return pageMeta({ title: 'Política de Privacidade', description }, args);
}

export default function PrivacyPage() {
  return (
    <LegalDocument
      title="Política de Privacidade"
      lead="O que guardamos sobre você, por quê, por quanto tempo, e como você manda nos seus dados. Segue a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018)."
      sections={SECTIONS}
      other={{ label: 'Termos de Uso', to: '/termos' }}
    />
  );
}

const SECTIONS: Section[] = [
  {
    title: 'Em poucas palavras',
    body: (
      <ul>
        <li>Pedimos só o que o serviço precisa, e não vendemos dados a ninguém.</li>
        <li>
          CPF, CNPJ, whatsapp, e-mail, endereço, data de nascimento e pedidos nunca aparecem no seu
          perfil nem para outras pessoas da rede.
        </li>
        <li>Não usamos rastreadores de publicidade nem de outros sites.</li>
        <li>Você pode ver, corrigir, copiar e apagar os seus dados quando quiser.</li>
      </ul>
    ),
  },
  {
    title: 'O que guardamos, para quê e por quanto tempo',
    body: <StoredDataTable />,
  },
  {
    title: 'Quem vê o quê',
    body: (
      <>
        <p>
          Todo mundo vê o que é público por natureza: nome social, nome de usuário, categoria, foto,
          cidade que você escrever, publicações e quem você segue em números.
        </p>
        <p>
          De um perfil privado, quem não segue vê apenas o nome. Só a nossa equipe de atendimento,
          quando você pede ajuda, e as autoridades, quando a lei obriga, chegam aos demais dados.
        </p>
        <p>
          Empresas que prestam serviço para nós, como hospedagem, envio de e-mails, entrega e
          pagamento, recebem apenas o necessário para o seu trabalho.
        </p>
      </>
    ),
  },
  {
    title: 'Crianças e adolescentes',
    body: (
      <>
        <p>
          Quem tem menos de {GUARDIAN_UNDER_AGE} anos informa o e-mail de um responsável. Escrevemos
          a ele dizendo apenas o nome social e o nome de usuário de quem pediu. O link vale por{' '}
          {GUARDIAN_LINK_DAYS} dias.
        </p>
        <ul>
          <li>Até a confirmação, o perfil é privado e não aparece em buscas nem em listas.</li>
          <li>
            Se o responsável responder que não reconhece o pedido, apagamos o e-mail dele. Guardamos
            por {GUARDIAN_LINK_DAYS} dias apenas um código que não permite descobrir o endereço,
            para não escrever de novo.
          </li>
          <li>Não montamos perfil de consumo de menores de idade nem dirigimos anúncios a eles.</li>
          <li>
            O responsável pode consultar, corrigir e apagar os dados do menor pelo atendimento.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'Cookies e o seu navegador',
    body: (
      <>
        <p>Usamos só os cookies necessários para o que você pede:</p>
        <ul>
          <li>o da sessão, que mantém você na conta por 30 dias depois do último uso;</li>
          <li>os que acompanham, por alguns minutos, a entrada e a recuperação da senha;</li>
          <li>o do tema claro ou escuro, se você escolher um;</li>
          <li>o da aba do feed, se você escolher uma;</li>
          <li>o do que você apagou logo antes de mudar de página, por dez segundos.</li>
        </ul>
        <p>
          O navegador guarda também um resumo público da sua conta, para a página abrir mais rápido,
          e o rascunho do que você está escrevendo. Sair da conta apaga o resumo.
        </p>
      </>
    ),
  },
  {
    title: 'Como protegemos',
    body: (
      <p>
        As senhas são guardadas de um jeito que nem nós conseguimos ler. Códigos e links que
        enviamos valem por pouco tempo e uma vez só. As conexões são cifradas, o acesso é registrado
        e limitado, e fazemos cópias de segurança. Se houver um incidente que possa prejudicar você,
        avisamos você e a Autoridade Nacional de Proteção de Dados (ANPD).
      </p>
    ),
  },
  {
    title: 'Os seus direitos',
    body: (
      <>
        <p>A LGPD garante, e nós cumprimos sem custo:</p>
        <ul>
          <li>saber se tratamos os seus dados e ter uma cópia deles;</li>
          <li>corrigir o que estiver errado ou incompleto;</li>
          <li>levar os dados para outro lugar, em um arquivo que se abre em qualquer programa;</li>
          <li>apagar a conta e o que não somos obrigados a guardar;</li>
          <li>retirar um consentimento e saber o que muda se você não o der;</li>
          <li>reclamar à ANPD.</li>
        </ul>
        <p>
          Quase tudo isso você faz na hora, em{' '}
          <MemberLink to="/minha-conta/meus-dados">Minha conta, Dados</MemberLink>. Para o resto,
          escreva para nós.
        </p>
      </>
    ),
  },
  {
    title: 'Contato do encarregado',
    body: (
      <p>
        O encarregado pelo tratamento de dados atende em <MailLink /> e pelo telefone <PhoneLink />.
        Respondemos em até 15 dias.
      </p>
    ),
  },
  {
    title: 'Mudanças nesta política',
    body: (
      <p>
        Cada versão tem número e data, e guardamos qual delas você aceitou e quando. Se algo
        importante mudar, avisamos antes e pedimos de novo o seu aceite.
      </p>
    ),
  },
];
