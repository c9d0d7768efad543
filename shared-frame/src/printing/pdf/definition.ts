import type { Content, ContentTable, TDocumentDefinitions } from 'pdfmake/interfaces'
import { COLUMN_GAP, LETTERS, MARGIN_POINTS, measuresOf, type PaperSize } from '../paper/paper'
import { BELOW_ENDS, CELL, columnWidths, leadOf, paragraphsOf, tableLetters } from '../paper/table-letters'
import type {
  PrintedBlock,
  PrintedColumns,
  PrintedDocument,
  PrintedRecipe,
  PrintedSheet,
  PrintedTable,
  TickGroup,
} from '../sheet'
import { printableText as plain } from './font-characters'

const LINE_COLOR = '#b8b8b8'
const SOFT_COLOR = '#444444'
/** The box before a line: its side, and where it stands under the top of the letters. */
const BOX = { side: 8.5, top: 1.6 } as const
/** Points of a recipe's picture. */
export const PICTURE_WIDTH = 96

/** Pictures by their address: data of JPEG files. A picture that could not be drawn is left out. */
export type PrintedPictures = ReadonlyMap<string, string>

/** What pdfmake sets for a printed thing. Pure: the same data give the same file. */
export function pdfDefinition(
  { title, sheets, foot }: PrintedDocument,
  paper: PaperSize,
  pictures: PrintedPictures,
): TDocumentDefinitions {
  const { width, height, textWidth } = measuresOf(paper)
  return {
    pageSize: { width, height },
    pageMargins: MARGIN_POINTS,
    language: 'vi-VN',
    info: { title: plain(title) },
    displayTitle: true,
    defaultStyle: { font: 'Roboto', fontSize: LETTERS.text, lineHeight: 1 },
    content: sheets.map(
      (sheet, index): Content => ({
        stack: sheetContent(sheet, paper, textWidth, pictures),
        ...(index > 0 && { pageBreak: 'before' }),
      }),
    ),
    footer: (page, pages) => ({
      margin: [MARGIN_POINTS, 8, MARGIN_POINTS, 0],
      fontSize: LETTERS.foot,
      color: SOFT_COLOR,
      columns: [
        { width: '*', text: plain(foot) },
        { width: 'auto', text: `${page}/${pages}` },
      ],
      columnGap: COLUMN_GAP,
    }),
  }
}

function sheetContent(sheet: PrintedSheet, paper: PaperSize, width: number, pictures: PrintedPictures): Content[] {
  return [
    { text: plain(sheet.title), fontSize: LETTERS.title, bold: true },
    ...(sheet.subtitle === undefined
      ? []
      : [{ text: plain(sheet.subtitle), fontSize: LETTERS.subtitle, color: SOFT_COLOR, margin: below(2, 0) }]),
    { text: '', margin: below(0, 8) },
    ...sheet.blocks.map((block) => blockContent(block, paper, width, pictures)),
  ]
}

function blockContent(block: PrintedBlock, paper: PaperSize, width: number, pictures: PrintedPictures): Content {
  switch (block.kind) {
    case 'heading':
      return { text: plain(block.text), fontSize: LETTERS.heading, bold: true, margin: below(6, 3), headlineLevel: 1 }
    case 'strong':
      return { text: plain(block.text), bold: true, margin: below(0, 2) }
    case 'text':
      // Within a page: who looks for a line of a note does not turn the sheet.
      return { text: plain(block.text), margin: below(0, 4), unbreakable: true }
    case 'note':
      return { text: plain(block.text), fontSize: LETTERS.note, margin: below(0, 3), unbreakable: true }
    case 'drawing':
      return { svg: block.svg, width: block.width, alignment: 'center' }
    case 'table':
      return tableWithNote(block, paper, width)
    case 'columns':
      return columnsContent(block, paper, width, pictures)
    case 'ticks':
      return ticksContent(block.groups, block.notes, width)
    case 'recipe':
      return recipeContent(block, width, pictures)
  }
}

function columnsContent(
  { columns }: PrintedColumns,
  paper: PaperSize,
  width: number,
  pictures: PrintedPictures,
): Content {
  const widths = columnWidths(columns, width - COLUMN_GAP * (columns.length - 1))
  return {
    unbreakable: true,
    margin: below(0, 4),
    columnGap: COLUMN_GAP,
    columns: columns.map(({ blocks }, index) => {
      const own = widths[index] ?? 0
      return { width: own, stack: blocks.map((block) => blockContent(block, paper, own, pictures)) }
    }),
  }
}

/** A table, and under it what has to be read with it. */
function tableWithNote(table: PrintedTable, paper: PaperSize, width: number): Content {
  const content = tableContent(table, paper, width)
  if (table.below === undefined) return content
  return { stack: [content, { text: plain(table.below), margin: below(0, BELOW_ENDS.under) }] }
}

function tableContent(table: PrintedTable, paper: PaperSize, width: number): ContentTable {
  const letters = tableLetters(table, paper)
  const cell = (paragraphs: readonly string[], bold: boolean): Content => ({
    stack: paragraphs.map((text) => ({ text: lettersOf(text, table), bold, margin: below(0, CELL.between) })),
  })
  return {
    fontSize: letters,
    margin: below(2, 6),
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      // Lines and padding stand beside what pdfmake calls a column's width.
      widths: columnWidths(table.columns, width).map((column) => column - 2 * CELL.sides - 1),
      body: [
        table.columns.map(({ title }) => cell([title], true)),
        ...table.rows.map((row) => row.map((content, index) => cell(paragraphsOf(content), index === 0))),
      ],
    },
    layout: {
      hLineWidth: () => 0.7,
      vLineWidth: () => 0.7,
      hLineColor: () => LINE_COLOR,
      vLineColor: () => LINE_COLOR,
      paddingLeft: () => CELL.sides,
      paddingRight: () => CELL.sides,
      paddingTop: () => CELL.ends,
      paddingBottom: () => CELL.ends,
      fillColor: (row) => (row === 0 ? '#efefef' : null),
    },
  }
}

function lettersOf(paragraph: string, table: PrintedTable): string | Content[] {
  const [lead, rest] = leadOf(paragraph, table)
  return lead === '' ? plain(rest) : [{ text: `${plain(lead)} `, bold: true }, plain(rest)]
}

/** Groups flow down the first column, then the second, then the next page; a title never stays behind alone. */
function ticksContent(groups: readonly TickGroup[], notes: readonly string[], width: number): Content {
  const column = (width - COLUMN_GAP) / 2
  return {
    columns: [
      {
        width: column,
        stack: [
          ...groups.flatMap(({ title, lines }) => {
            const [first, ...others] = lines.map(tickContent)
            const heading: Content = { text: plain(title), bold: true, fontSize: LETTERS.heading, margin: below(8, 3) }
            return [{ stack: first === undefined ? [heading] : [heading, first], unbreakable: true }, ...others]
          }),
          {
            unbreakable: true,
            margin: below(10, 0),
            stack: notes.map((note) => ({ text: plain(note), margin: below(0, 4) })),
          },
        ],
      },
      { width: column, stack: [] },
    ],
    columnGap: COLUMN_GAP,
    snakingColumns: true,
  }
}

function tickContent({ text, amount, ticked = false }: TickGroup['lines'][number]): Content {
  return {
    unbreakable: true,
    margin: below(0, 4),
    columns: [
      { width: BOX.side + 6, canvas: tickBox(ticked) },
      { width: '*', text: plain(text) },
      ...(amount === undefined ? [] : [{ width: 'auto' as const, text: plain(amount), alignment: 'right' as const }]),
    ],
    columnGap: 4,
  }
}

function tickBox(ticked: boolean) {
  const { side, top } = BOX
  const line = { type: 'line', lineWidth: 1.2, lineColor: '#000000' } as const
  return [
    { type: 'rect', x: 0.5, y: top, w: side, h: side, lineWidth: 0.8, lineColor: '#000000', r: 1 } as const,
    ...(ticked
      ? [
          { ...line, x1: 2.2, y1: top + 4.6, x2: 4.2, y2: top + 6.8 },
          { ...line, x1: 4.2, y1: top + 6.8, x2: 7.8, y2: top + 1.8 },
        ]
      : []),
  ]
}

/** Ingredients beside the steps; a recipe stays on its page unless it is longer than one. */
function recipeContent(recipe: PrintedRecipe, width: number, pictures: PrintedPictures): Content {
  const picture = recipe.picture === null ? undefined : pictures.get(recipe.picture)
  const beside = width * 0.34
  return {
    unbreakable: true,
    margin: below(2, 18),
    stack: [
      { text: plain(recipe.title), bold: true, fontSize: LETTERS.heading + 1.5, headlineLevel: 1 },
      ...(recipe.facts.length === 0
        ? []
        : [{ text: plain(recipe.facts.join(' · ')), color: SOFT_COLOR, margin: below(1, 0) }]),
      {
        margin: below(5, 0),
        columnGap: COLUMN_GAP,
        columns: [
          {
            width: beside,
            stack: [
              ...(picture === undefined ? [] : [{ image: picture, width: PICTURE_WIDTH, margin: below(0, 5) }]),
              { text: plain(recipe.ingredientsTitle), bold: true, margin: below(0, 3) },
              ...recipe.ingredients.map(({ title, amount }) => ({
                margin: below(0, 2),
                columnGap: 6,
                columns: [
                  { width: '*' as const, text: plain(title) },
                  { width: 'auto' as const, text: plain(amount), noWrap: true },
                ],
              })),
            ],
          },
          {
            width: '*',
            stack: [
              { ol: recipe.steps.map((step) => ({ text: plain(step), margin: below(0, 3) })) },
              ...recipe.notes.map((note) => ({ text: plain(note), color: SOFT_COLOR, margin: below(3, 0) })),
            ],
          },
        ],
      },
    ],
  }
}

/** Left, top, right, bottom. */
function below(top: number, bottom: number): [number, number, number, number] {
  return [0, top, 0, bottom]
}
