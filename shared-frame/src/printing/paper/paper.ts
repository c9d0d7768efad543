import { pdfExport, type printedPapers } from 'shared-contracts/constants'

export type PaperSize = (typeof printedPapers)[number]

/** Points (1/72 inch) of paper that stands upright. */
const PAPERS: Readonly<Record<PaperSize, { readonly width: number; readonly height: number }>> = {
  A4: { width: 595.28, height: 841.89 },
  A3: { width: 841.89, height: 1190.55 },
}

export const MARGIN_POINTS = pdfExport.marginInches * 72

/** Width and height of paper and of what is printed on, in points. */
export function measuresOf(paper: PaperSize) {
  const { width, height } = PAPERS[paper]
  return { width, height, textWidth: width - 2 * MARGIN_POINTS, textHeight: height - 2 * MARGIN_POINTS }
}

/** Sizes of letters in points, for both ways to paper. */
export const LETTERS = {
  title: 18,
  subtitle: 10,
  heading: 12.5,
  text: 10,
  note: 8.5,
  small: 7.5,
  foot: 7.5,
} as const

/** Between blocks that stand beside each other, points. */
export const COLUMN_GAP = 20

/** Height of a line of text in points for each point of its letters. */
export const LINE = 1.17
