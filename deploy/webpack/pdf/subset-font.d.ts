/** The part that is used; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      readonly targetFormat: 'sfnt'
      readonly noHinting: boolean
      readonly noLayoutClosure: boolean
      readonly dropTables: readonly string[]
    },
  ): Promise<Buffer>
}
