/** What gives a drawing its look; style sheets stay behind when it leaves the page. */
const LOOK = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const
const HEADING_HEIGHT = 30
const SVG = 'http://www.w3.org/2000/svg'

/**
 * A drawing of the page as SVG text that stands alone: computed colours and fonts on each element, the ground behind and the
 * title above it.
 */
export function pictureText(drawing: SVGSVGElement, title: string): string {
  const { width, height } = sizeOf(drawing)
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll('*')]
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index]
    if (original) copyLook(original, element)
  }
  const look = getComputedStyle(drawing)
  const ground = look.getPropertyValue('--color-surface').trim() || '#ffffff'
  const picture = document.createElementNS(SVG, 'svg')
  setAttributes(picture, { xmlns: SVG, width, height: height + HEADING_HEIGHT })
  picture.append(
    made('rect', { width, height: height + HEADING_HEIGHT, fill: ground }),
    made(
      'text',
      { x: 8, y: 20, 'font-size': 15, 'font-weight': 600, 'font-family': look.fontFamily, fill: look.color },
      title,
    ),
  )
  setAttributes(copy, { x: 0, y: HEADING_HEIGHT, width, height })
  picture.append(copy)
  return new XMLSerializer().serializeToString(picture)
}

/** The size of `pictureText` of a drawing, in its own units. */
export function pictureSize(drawing: SVGSVGElement): { readonly width: number; readonly height: number } {
  const { width, height } = sizeOf(drawing)
  return { width, height: height + HEADING_HEIGHT }
}

function sizeOf(drawing: SVGSVGElement): { readonly width: number; readonly height: number } {
  const box = drawing.viewBox.baseVal
  if (box !== null && box.width > 0) return { width: box.width, height: box.height }
  const { width, height } = drawing.getBoundingClientRect()
  return { width: Math.round(width), height: Math.round(height) }
}

function copyLook(from: Element, to: Element): void {
  const look = getComputedStyle(from)
  to.removeAttribute('class')
  to.removeAttribute('style')
  for (const name of LOOK) {
    const value = look.getPropertyValue(name)
    if (value !== '') to.setAttribute(name, value)
  }
}

function made(name: string, attributes: Readonly<Record<string, string | number>>, text?: string): SVGElement {
  const element = document.createElementNS(SVG, name)
  setAttributes(element, attributes)
  if (text !== undefined) element.textContent = text
  return element
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}
