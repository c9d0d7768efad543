/** The sources of pdfmake that are bundled (deploy/webpack/pdf/pdf-library.ts); its document definitions are typed by @types/pdfmake. */
declare module 'pdfmake/src/base' {
  import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces'

  /** pdfkit's document on the stand-in for streams. */
  interface WrittenDocument {
    readonly pieces: readonly Uint8Array<ArrayBuffer>[]
    on(event: 'end', listener: () => void): void
    end(): void
  }
  export default class PdfMake {
    readonly virtualfs: { writeFileSync(name: string, content: string, encoding: 'base64'): void }
    setFonts(fonts: TFontDictionary): void
    setUrlAccessPolicy(allows: (address: string) => boolean): void
    createPdf(definition: TDocumentDefinitions): Promise<WrittenDocument>
  }
}

/** Cut to the characters of font-characters.ts, as base64. */
declare module '*.ttf' {
  const base64: string
  export default base64
}
