interface Place {
  road: string;
  number: number | null;
  complement: string;
  district: string;
  city: string;
  uf: string;
  cep: string;
}

/** An address in two or more lines; a CEP is never broken at its hyphen. */
export function AddressLines({ place }: { place: Place }) {
  const { road, number, complement, district, city, uf, cep } = place;
  return (
    <>
      {[road, number ?? 's/n', complement].filter(Boolean).join(', ')}
      <br />
      {district}, {city}, {uf}, <span className="whitespace-nowrap">CEP {cep}</span>
    </>
  );
}
