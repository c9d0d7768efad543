/** From the usual one up: the usual one is large already, nobody needs it smaller. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const

export type TextSize = (typeof TEXT_SIZES)[number]

/** What was stored, checked. */
export function readTextSize(stored: unknown): TextSize | null {
  return TEXT_SIZES.find((size) => size === stored) ?? null
}
