interface Place {
  road: string;
  number: number | null;
  complement: string;
  district: string;
  city: string;
  uf: string;
  cep: string;
}

/** An address in two lines. */
export function addressLines(place: Place): [string, string] {
  const { road, number, complement, district, city, uf, cep } = place;
  return [
    [road, number ?? 's/n', complement].filter(Boolean).join(', '),
    `${district}, ${city}, ${uf}, CEP ${cep}`,
  ];
}
