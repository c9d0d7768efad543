/** The parts of pdfmake's browser build that are used; the package brings no types. */
declare module 'pdfmake/build/pdfmake' {
  export interface PdfContent {
    readonly text?: string
    readonly svg?: string
    readonly table?: {
      readonly headerRows?: number
      readonly widths?: readonly string[]
      readonly body: readonly (readonly string[])[]
    }
    readonly layout?: string
    readonly columns?: readonly PdfContent[]
    readonly stack?: readonly PdfContent[]
    readonly width?: number
    readonly fontSize?: number
    readonly bold?: boolean
    readonly margin?: readonly [number, number, number, number]
    readonly alignment?: 'left' | 'right' | 'center'
  }
  export interface PdfDocument {
    readonly pageSize: 'A4'
    readonly pageMargins: readonly [number, number, number, number]
    readonly info: { readonly title: string }
    readonly defaultStyle: { readonly font: 'Roboto'; readonly fontSize: number }
    readonly content: readonly PdfContent[]
    readonly footer: PdfContent
  }
  interface PdfMake {
    addVirtualFileSystem(fonts: object): void
    createPdf(document: PdfDocument): { getBlob(): Promise<Blob> }
  }
  const pdfMake: PdfMake
  export default pdfMake
}

declare module 'pdfmake/build/vfs_fonts' {
  const fonts: object
  export default fonts
}
