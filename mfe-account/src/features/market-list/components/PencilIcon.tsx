/** A pencil, drawn as the icons of shared-ui are. */
export function PencilIcon() {
  return (
    <svg
      width="1.3em"
      height="1.3em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 19h4L19 9l-4-4L5 15v4Zm8-12 4 4" />
    </svg>
  )
}
