import { LineDrawing } from 'shared-frame'

const PATHS = {
  house: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5',
  pencil: 'M5 19h4L19 9l-4-4L5 15v4Zm8-12 4 4',
} as const

/** Icons that come with the list alone. */
export function MarketIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return <LineDrawing path={PATHS[name]} size="1.4em" />
}
