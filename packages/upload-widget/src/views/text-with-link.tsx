const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/;

/** A text whose first URL is a link. */
export function TextWithLink({ text }: { text: string }) {
  const match = ADDRESS.exec(text);
  if (!match) return text;
  const [address] = match;
  return (
    <>
      {text.slice(0, match.index)}
      <a href={address} target="_blank" rel="noopener noreferrer">
        {address}
      </a>
      {text.slice(match.index + address.length)}
    </>
  );
}
