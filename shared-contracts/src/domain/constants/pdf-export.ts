/** Page and picture settings of PDF files. */
export const pdfExport = {
  format: 'A3',
  orientation: 'portrait',
  jpegQuality: 0.98,
  marginInches: 0.6,
  scale: { desktop: 2, mobile: 1 },
} as const

/** Sizes of paper that visitors choose from; the first one is chosen before they do: it is what printers at home hold. */
export const printedPapers = ['A4', pdfExport.format] as const
