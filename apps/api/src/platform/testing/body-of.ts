/** The JSON of an answer, for tests that look into it. */
export async function bodyOf(response: Response) {
  return JSON.parse(await response.text());
}
