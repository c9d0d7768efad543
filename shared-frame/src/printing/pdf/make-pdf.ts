import type { PaperSize } from '../paper/paper'
import type { PrintedDocument } from '../sheet'
import { pdfDefinition } from './definition'
import { writePdf } from './engine'
import { printedPictures } from './pictures'

/** The PDF of a printed thing. `onPicturesDone` is told before the page is busy with setting it. */
export async function makePdf(document: PrintedDocument, paper: PaperSize, onPicturesDone: () => void): Promise<Blob> {
  const pictures = await printedPictures(document)
  onPicturesDone()
  // One frame for what was just told: setting holds the page up until it is done.
  await new Promise((resolve) => setTimeout(resolve, 50))
  return writePdf(pdfDefinition(document, paper, pictures))
}
