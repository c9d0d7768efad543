import { C } from '../palette'
import { box, circle, line, oval, path, type Svg } from '../shapes'

/* The vessels of composed dishes, 320 × 240, open enough that one sees what is in them. Food lies round the point named with each. */

const SHADOW = '#2440301a'

/** The colours of a vessel. */
export interface Ware {
  readonly outside: string
  readonly inside: string
  readonly band: string
}

/** Food round (160, 144), 80 to each side, 36 up and down. */
export function plate({ outside, inside, band }: Ware): Svg {
  return (
    oval(160, 170, 122, 46, SHADOW) +
    oval(160, 152, 130, 68, outside) +
    oval(160, 146, 130, 68, C.white) +
    `<ellipse cx="160" cy="146" rx="119" ry="60" fill="none" stroke="${band}" stroke-width="5"/>` +
    oval(160, 147, 101, 49, inside)
  )
}

/** Food round (160, 116), 72 to each side, 22 up and down. */
export function bowl({ outside, band }: Ware, content: string): Svg {
  return (
    oval(160, 212, 88, 11, SHADOW) +
    path('M58 112C58 178 106 208 160 208S262 178 262 112Z', outside) +
    path('M126 202H194L188 216H132Z', outside) +
    path('M63 140C65 147 68 154 71 160H249C252 154 255 147 257 140Z', band) +
    oval(160, 112, 102, 42, outside) +
    oval(160, 114, 91, 34, C.white) +
    oval(160, 117, 86, 30, content)
  )
}

/** A wide bowl for noodles; food round (160, 112). */
export function noodleBowl({ outside, band }: Ware, content: string): Svg {
  return (
    oval(160, 212, 96, 11, SHADOW) +
    path('M44 108C48 172 100 206 160 206S272 172 276 108Z', outside) +
    path('M120 200H200L194 216H126Z', outside) +
    path('M50 136C53 144 57 152 62 158H258C263 152 267 144 270 136Z', band) +
    oval(160, 108, 116, 50, outside) +
    oval(160, 110, 105, 42, C.white) +
    oval(160, 113, 99, 37, content)
  )
}

/** A shallow bowl for salads; food round (160, 128). */
export function saladBowl({ outside, inside, band }: Ware): Svg {
  return (
    oval(160, 204, 96, 13, SHADOW) +
    path('M36 124C44 180 104 204 160 204S276 180 284 124Z', outside) +
    path('M44 148C48 156 53 164 60 170H260C267 164 272 156 276 148Z', band) +
    oval(160, 124, 124, 58, outside) +
    oval(160, 127, 112, 49, inside)
  )
}

/** A clay pot with ears; food round (160, 116). */
export function clayPot({ outside, band }: Ware, content: string): Svg {
  return (
    oval(160, 210, 90, 11, SHADOW) +
    box(30, 112, 46, 22, 11, band) +
    box(244, 112, 46, 22, 11, band) +
    path('M56 112C52 182 96 210 160 210S268 182 264 112Z', outside) +
    oval(160, 112, 104, 43, band) +
    oval(160, 115, 92, 35, content)
  )
}

/** A pot with straight walls and two handles; food round (160, 116). */
export function pot({ outside, band }: Ware, content: string): Svg {
  return (
    oval(160, 212, 98, 11, SHADOW) +
    line('M58 138C32 132 32 160 58 158M262 138C288 132 288 160 262 158', band, 9) +
    path('M54 112V172C54 200 100 212 160 212S266 200 266 172V112Z', outside) +
    path('M54 178C54 203 100 212 160 212S266 203 266 178C250 196 200 200 160 200S70 196 54 178Z', band) +
    oval(160, 112, 106, 43, band) +
    oval(160, 114, 97, 36, '#F6EEDF') +
    oval(160, 117, 92, 32, content)
  )
}

/** A bamboo steamer; food round (160, 124). */
export function steamer({ outside, band }: Ware): Svg {
  return (
    oval(160, 208, 112, 12, SHADOW) +
    path('M42 124V176C42 200 96 212 160 212S278 200 278 176V124Z', band) +
    line('M44 158C70 184 250 184 276 158', outside, 6) +
    oval(160, 124, 118, 52, outside) +
    oval(160, 125, 107, 44, '#F3DFB0') +
    oval(160, 127, 94, 38, C.white)
  )
}

/** A board with a banana leaf; food round (160, 140). */
export function leafBoard({ outside, band }: Ware): Svg {
  return (
    box(34, 96, 252, 110, 26, SHADOW) +
    box(30, 88, 260, 110, 26, outside) +
    box(40, 92, 240, 98, 22, band) +
    path('M46 150C66 92 236 84 276 132 252 190 92 198 46 150Z', C.leafDark) +
    path('M56 148C82 104 226 96 264 132 236 176 104 182 56 148Z', C.leaf) +
    line('M58 148C120 130 200 124 262 132', C.leafLight, 3)
  )
}

/** A child's bowl with two ears; food round (160, 122). */
export function childBowl({ outside, band }: Ware, content: string): Svg {
  return (
    oval(160, 212, 70, 9, SHADOW) +
    path('M66 120C58 104 84 102 90 118ZM254 120C262 104 236 102 230 118Z', band) +
    path('M76 118C76 180 116 210 160 210S244 180 244 118Z', outside) +
    oval(160, 118, 84, 35, outside) +
    oval(160, 120, 75, 28, C.white) +
    oval(160, 123, 71, 24, content) +
    circle(116, 176, 6, band) +
    circle(160, 187, 6, band) +
    circle(204, 176, 6, band)
  )
}

/** A glass on its coaster; what is in it reaches y 96 to 202. */
export function glass({ outside, band }: Ware, drink: string, light: string): Svg {
  return (
    oval(160, 216, 84, 16, band) +
    oval(160, 212, 84, 16, outside) +
    path('M108 58H212L201 202C200 210 194 214 188 214H132C126 214 120 210 119 202Z', '#C3DADB') +
    path('M116 92H204L196 198C196 203 192 206 188 206H132C128 206 124 203 124 198Z', drink) +
    oval(160, 92, 44, 10, light) +
    line('M124 74 132 190', '#ffffff66', 5)
  )
}

/** A pot of yoghurt. */
export function jar({ outside, band }: Ware, content: string): Svg {
  return (
    oval(160, 212, 62, 9, SHADOW) +
    path('M98 96H222L212 196C211 206 206 212 196 212H124C114 212 109 206 108 196Z', outside) +
    path('M103 146H217L214 176H106Z', band) +
    oval(160, 96, 64, 24, outside) +
    oval(160, 98, 55, 18, content)
  )
}

export function steam(x: number, y: number): Svg {
  return line(`M${x - 24} ${y}c-8-9 8-15 0-26M${x} ${y - 4}c-8-9 8-15 0-26M${x + 24} ${y}c-8-9 8-15 0-26`, C.white, 5)
}

export function chopsticks(): Svg {
  return line('M286 44 226 96M296 58 234 102', C.woodDark, 5)
}

export function spoon(fill: string): Svg {
  return line('M282 66 240 106', fill, 8) + oval(233, 113, 15, 11, fill, -45)
}
