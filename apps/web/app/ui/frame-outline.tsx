/** The outline of a pair of glasses, for frames without a picture and for empty lists. */
export function FrameOutline({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 160 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      className={className}
    >
      <path d="M22 14q20-6 44 0c4 1 5 4 5 9 0 19-10 32-25 32S20 42 20 22c0-4 0-7 2-8zM138 14q-20-6-44 0c-4 1-5 4-5 9 0 19 10 32 25 32s26-13 26-33c0-4 0-7-2-8z" />
      <path d="M71 22q9-7 18 0M20 18 4 11M140 18l16-7" />
    </svg>
  );
}
