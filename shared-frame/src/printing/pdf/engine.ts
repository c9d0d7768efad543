import bold from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf'
import regular from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import PdfMake from 'pdfmake/src/base'

const pdfMake = new PdfMake()
pdfMake.virtualfs.writeFileSync('regular.ttf', regular, 'base64')
pdfMake.virtualfs.writeFileSync('bold.ttf', bold, 'base64')
pdfMake.setFonts({ Roboto: { normal: 'regular.ttf', bold: 'bold.ttf' } })
// Pictures are handed over as data; nothing is fetched for a file.
pdfMake.setUrlAccessPolicy(() => false)

/** Sets and writes a document. Takes the processor for as long as it lasts: about a second for a week on a slow phone. */
export async function writePdf(definition: TDocumentDefinitions): Promise<Blob> {
  const written = await pdfMake.createPdf(definition)
  return new Promise((resolve) => {
    written.on('end', () => resolve(new Blob([...written.pieces], { type: 'application/pdf' })))
    written.end()
  })
}
