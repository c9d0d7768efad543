import { drawComposition } from 'shared-drawings'

const DRAWING = /^illustrations\/([a-z.\d]+)\.svg$/

/** The drawing of a dish that a name below `/media` tells (`illustrations/xao.bo.supxanh.12.svg`); null for every other name. */
export function dishDrawing(name: string): string | null {
  const [, composition] = DRAWING.exec(name) ?? []
  return composition === undefined ? null : drawComposition(composition)
}
