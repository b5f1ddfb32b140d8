/** The parsed JSON of an answer. */
export async function bodyOf(response: Response) {
  return JSON.parse(await response.text());
}
