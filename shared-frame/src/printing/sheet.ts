/** A column of a table: its share of the width, by default 1. */
export interface PrintedColumn {
  readonly title: string
  readonly share?: number
}

/** One paragraph, or several below each other. */
export type PrintedCell = string | readonly string[]

export interface PrintedTable {
  readonly kind: 'table'
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly (readonly PrintedCell[])[]
  /** `page`: letters become as large as one page allows. `text`: as large as other text. `small`: figures, many to a line. */
  readonly letters: 'page' | 'text' | 'small'
  /** Paragraphs begin with whom they are for ("Bé Na: sữa tươi"), in bold up to the colon: that is told apart in grey too. */
  readonly named?: boolean
  /** What has to be read with it, under its last row on the same page. */
  readonly below?: string
}

/** Lines with a box to tick before them. */
export interface TickGroup {
  readonly title: string
  readonly lines: readonly TickLine[]
}

export interface TickLine {
  readonly text: string
  /** What stands at the end of the line: "300 g", "2 quả". */
  readonly amount?: string
  readonly ticked?: boolean
}

export interface PrintedRecipe {
  readonly kind: 'recipe'
  readonly title: string
  /** "2 người ăn", "35 phút". */
  readonly facts: readonly string[]
  /** Address of a picture of this site, null: none. */
  readonly picture: string | null
  readonly ingredientsTitle: string
  readonly ingredients: readonly { readonly title: string; readonly amount: string }[]
  readonly steps: readonly string[]
  /** For small children, safety. */
  readonly notes: readonly string[]
}

/** Blocks beside each other, each column with its share of the width, by default 1. They stay on one page. */
export interface PrintedColumns {
  readonly kind: 'columns'
  readonly columns: readonly { readonly share?: number; readonly blocks: readonly PrintedBlock[] }[]
}

export type PrintedBlock =
  | PrintedTable
  | PrintedRecipe
  | PrintedColumns
  /** `note`: smaller than other text. */
  | { readonly kind: 'heading' | 'text' | 'strong' | 'note'; readonly text: string }
  /** Groups of lines in two columns, with notes under the last line. */
  | { readonly kind: 'ticks'; readonly groups: readonly TickGroup[]; readonly notes: readonly string[] }
  /** A drawing as SVG text, its width in points (1/72 inch). */
  | { readonly kind: 'drawing'; readonly svg: string; readonly width: number; readonly alt: string }

/** What begins on a new page. */
export interface PrintedSheet {
  readonly title: string
  readonly subtitle?: string
  readonly blocks: readonly PrintedBlock[]
}

/** A printed thing as plain data: the print style and the PDF are both made of it. */
export interface PrintedDocument {
  /** Of the file, shown by programs that open it. */
  readonly title: string
  /** Name of the file, without `.pdf`. */
  readonly fileName: string
  readonly sheets: readonly PrintedSheet[]
  /** At the foot of each page: where it is from, what it does not replace. */
  readonly foot: string
}
