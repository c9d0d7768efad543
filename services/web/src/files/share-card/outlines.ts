import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** The site's font comes in parts; a letter is drawn from the first that has it. */
const PARTS = ['vietnamese', 'latin', 'latin-ext'] as const
const UNKNOWN = 0xfffd
const SPACE = 0x20

export interface Outlines {
  /** Width in pixels. */
  width(text: string, size: number): number
  /** SVG paths of a line of text whose base line begins at x, y. */
  line(text: string, at: { readonly x: number; readonly y: number; readonly size: number }): string
}

/** Text as outlines of the site's own font: a server needs no fonts installed, and the same words look the same everywhere. */
export async function loadOutlines(weight: 400 | 700): Promise<Outlines> {
  const require = createRequire(import.meta.url)
  const fonts = await Promise.all(
    PARTS.map(async (part) =>
      create(
        await readFile(
          require.resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${part}-${weight}-normal.woff2`),
        ),
      ),
    ),
  )
  return outlinesOf(fonts)
}

function outlinesOf(fonts: readonly Font[]): Outlines {
  /** Letters without a glyph (other scripts, emoji) are left out: a box says nothing. */
  function glyphsOf(text: string) {
    return [...text.normalize('NFC').replace(/\s+/g, ' ')].flatMap((letter) => {
      const code = letter.codePointAt(0) ?? UNKNOWN
      const font = fonts.find((each) => each.hasGlyphForCodePoint(code))
      return font ? [{ code, glyph: font.glyphForCodePoint(code), unitsPerEm: font.unitsPerEm }] : []
    })
  }
  return {
    width: (text, size) =>
      glyphsOf(text).reduce((sum, { glyph, unitsPerEm }) => sum + (glyph.advanceWidth * size) / unitsPerEm, 0),
    line(text, { x, y, size }) {
      let at = x
      return glyphsOf(text)
        .map(({ code, glyph, unitsPerEm }) => {
          const scale = size / unitsPerEm
          const place = at
          at += glyph.advanceWidth * scale
          if (code === SPACE) return ''
          return `<path transform="translate(${place.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
        })
        .join('')
    },
  }
}
