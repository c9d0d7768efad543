/** Small drawing words: each returns one SVG element as text, numbers rounded to a tenth. */
export type Svg = string

function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function circle(x: number, y: number, r: number, fill: string): Svg {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): Svg {
  const turned = turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turned}/>`
}

export function box(x: number, y: number, width: number, height: number, r: number, fill: string, turn = 0): Svg {
  const turned = turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(x + width / 2)} ${n(y + height / 2)})"`
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(r)}" fill="${fill}"${turned}/>`
}

export function path(d: string, fill: string): Svg {
  return `<path d="${d}" fill="${fill}"/>`
}

export function line(d: string, stroke: string, width: number): Svg {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Places or other pairs of numbers, written `x y, x y`. */
export function pairs(text: string): readonly (readonly [number, number])[] {
  return triples(text).map(([x, y]) => [x, y] as const)
}

/** The same with a third number, as a turn or a scale: `x y turn, x y turn`. */
export function triples(text: string): readonly (readonly [number, number, number])[] {
  return text.split(', ').map((item) => {
    const [x = 0, y = 0, third = 0] = item.split(' ').map(Number)
    return [x, y, third] as const
  })
}

/** Round dots of one colour, written as one line. */
export function dots(r: number, fill: string, spots: readonly (readonly [x: number, y: number])[]): Svg {
  return line(spots.map(([x, y]) => `M${n(x)} ${n(y)}h.1`).join(''), fill, 2 * r)
}

/** Short thick dashes of one colour, written as one line. `length` and `width` of each; `turn` in degrees. */
export function dashes(
  length: number,
  width: number,
  fill: string,
  spots: readonly (readonly [x: number, y: number, turn: number])[],
): Svg {
  const half = (length - width) / 2
  const drawn = spots.map(([x, y, turn]) => {
    const dx = half * Math.cos((turn * Math.PI) / 180)
    const dy = half * Math.sin((turn * Math.PI) / 180)
    return `M${n(x - dx)} ${n(y - dy)}l${n(2 * dx)} ${n(2 * dy)}`
  })
  return line(drawn.join(''), fill, width)
}

/** Moves, turns (degrees) and scales a group of shapes. */
export function place(shapes: Svg, x: number, y: number, turn = 0, scale = 1): Svg {
  const steps = [`translate(${n(x)} ${n(y)})`]
  if (turn !== 0) steps.push(`rotate(${n(turn)})`)
  if (scale !== 1) steps.push(`scale(${Math.round(scale * 100) / 100})`)
  return `<g transform="${steps.join(' ')}">${shapes}</g>`
}

/** The same shapes in several places: written once, then referred to. `id` must be unique in the drawing. */
export function repeat(
  id: string,
  shapes: Svg,
  ...spots: readonly (readonly [x: number, y: number, turn?: number, scale?: number])[]
): Svg {
  const uses = spots.map(([x, y, turn, scale]) => place(`<use href="#${id}"/>`, x, y, turn, scale))
  return `<defs><g id="${id}">${shapes}</g></defs>${uses.join('')}`
}

/** A dish seen a little closer than a scene. */
export function dish(ground: string, ...shapes: readonly Svg[]): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="20 27 280 210"><path fill="${ground}" d="M0 0h320v240H0z"/>${shapes.join('')}</svg>\n`
}

/** A whole drawing, 320 × 240, on its ground. */
export function scene(ground: string, ...shapes: readonly Svg[]): Svg {
  return svg(320, 240, `<path fill="${ground}" d="M0 0h320v240H0z"/>`, ...shapes)
}

export function svg(width: number, height: number, ...shapes: readonly Svg[]): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>\n`
}
