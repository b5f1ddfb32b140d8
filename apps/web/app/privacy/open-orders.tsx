import { Link } from 'react-router';

/** What happens to orders that are not over when the account is deleted. */
export function OpenOrders({ numbers }: { numbers: readonly string[] }) {
  const one = numbers.length === 1;
  return (
    <div className="mt-4 grid gap-1 rounded-md bg-card-red-soft px-4 py-3 text-card-red">
      <p className="font-semibold">
        {one ? 'Você tem um pedido em aberto' : `Você tem ${numbers.length} pedidos em aberto`}:{' '}
        {numbers.map((number, at) => (
          <span key={number}>
            {at > 0 && ', '}
            <Link to={`/minha-conta/pedidos/${number}`} className="underline">
              {number}
            </Link>
          </span>
        ))}
      </p>
      <p>
        Excluir a conta não {one ? 'o cancela' : 'os cancela'}. Sem ela, você não paga, não cancela
        nem devolve por aqui: resolva antes, ou restaure a conta para isso.
      </p>
    </div>
  );
}
