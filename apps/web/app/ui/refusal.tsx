/** Why a form was refused, if that belongs to no field. */
export function Refusal({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
      {message}
    </p>
  );
}
