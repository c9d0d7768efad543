const PATHS = {
  house: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5',
  pencil: 'M5 19h4L19 9l-4-4L5 15v4Zm8-12 4 4',
} as const

/** Drawn as the icons of shared-ui are, which every page loads: these come with the list alone. */
export function MarketIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg
      width="1.4em"
      height="1.4em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
