import { C } from './palette'
import { line, oval, path, type Svg } from './shapes'

/* Vessels and table things in a 320 × 240 scene. The food lies round (160, 110). */

export function steam(x = 160, y = 58): Svg {
  return line(
    `M${x - 24} ${y}c-8-10 8-16 0-28M${x} ${y - 4}c-8-10 8-16 0-28M${x + 24} ${y}c-8-10 8-16 0-28`,
    C.white,
    5,
  )
}

/** A deep bowl, its food level at y 116. */
export function bowl(outside: string, inside: string, band?: string): Svg {
  return (
    oval(160, 206, 92, 10, '#2440301a') +
    path('M62 114C62 172 104 204 160 204S258 172 258 114Z', outside) +
    path('M122 198H198L192 212H128Z', outside) +
    (band ? path('M66 136C68 142 70 148 72 152H248C250 148 252 142 254 136Z', band) : '') +
    oval(160, 114, 98, 30, outside) +
    oval(160, 115, 88, 24, inside)
  )
}

export function plate(rim: string, inside: string): Svg {
  return (
    oval(160, 168, 124, 34, '#2440301a') +
    oval(160, 146, 128, 56, rim) +
    oval(160, 142, 128, 54, C.white) +
    oval(160, 142, 100, 39, inside)
  )
}

export function glass(drink: string): Svg {
  return (
    oval(160, 208, 52, 8, '#2440301a') +
    path('M110 54H210L199 198C198 205 192 210 186 210H134C128 210 122 205 121 198Z', '#B9D3D6') +
    path('M118 84H202L194 192C194 197 190 200 186 200H134C130 200 126 197 126 192Z', drink)
  )
}

export function chopsticks(): Svg {
  return line('M262 42 214 104M276 50 224 108', C.woodDark, 6)
}

export function spoon(fill: string = C.teal): Svg {
  return line('M274 70 232 112', fill, 8) + oval(226, 118, 15, 11, fill, -45)
}
