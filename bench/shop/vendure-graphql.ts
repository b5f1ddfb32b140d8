export const VENDURE_ADMIN = { identifier: 'superadmin', password: 'only-for-measuring' };

/** A session at Vendure: its token comes with the first answer. */
export function openVendureSession(origin: string, api: 'shop-api' | 'admin-api') {
  let token = '';
  return async <T>(query: string, variables: object = {}): Promise<T> => {
    const response = await fetch(`${origin}/${api}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    token = response.headers.get('vendure-auth-token') ?? token;
    const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
    if (errors) throw new Error(`Vendure: ${JSON.stringify(errors).slice(0, 500)}`);
    return data;
  };
}

export type VendureSession = ReturnType<typeof openVendureSession>;
