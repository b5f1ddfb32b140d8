/** The error of a form that was sent without scripts. */
export function ProblemNote({ problem }: { problem: string | null }) {
  if (!problem) return null;
  return (
    <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
      {problem}
    </p>
  );
}
