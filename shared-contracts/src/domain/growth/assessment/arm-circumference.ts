/** Classes of the arm of a child of 6 to 59 months (WHO 2023): below 11.5 cm severely, below 12.5 cm moderately wasted. */
export const armClasses = ['arm below 11.5 cm', 'arm below 12.5 cm'] as const
export type ArmClass = (typeof armClasses)[number]

/** @param centimetres around the middle of the upper arm; null: not measured */
export function classifyArm(centimetres: number | null): ArmClass | 'normal' | null {
  if (centimetres === null) return null
  if (centimetres < 11.5) return 'arm below 11.5 cm'
  return centimetres < 12.5 ? 'arm below 12.5 cm' : 'normal'
}
