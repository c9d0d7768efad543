/** What is used of fontkit, which brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    readonly advanceWidth: number
    readonly path: { toSVG(): string }
  }
  export interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
  }
  export function create(file: Uint8Array): Font
}
