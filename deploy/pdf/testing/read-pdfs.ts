import { createRequire } from 'node:module'
import process from 'node:process'
import { getDocumentProxy } from 'unpdf'
import type { PaperSize } from '../../../shared-frame/src/printing/paper/paper'
import type { PrintedDocument } from '../../../shared-frame/src/printing/sheet'

/** What is to be made, as a message to this process. */
export interface PdfOrder {
  readonly document: PrintedDocument
  readonly paper: PaperSize
}

/** What a reader of PDF files finds in it. */
export interface ReadPdf {
  readonly bytes: number
  /** Names of the fonts that are embedded. */
  readonly fonts: readonly string[]
  readonly pages: readonly {
    readonly width: number
    readonly height: number
    /** All text, with single spaces. */
    readonly text: string
    /** Least distance of a text to each edge, points. */
    readonly edges: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  }[]
}

// pdf.js expects it; Node has it from 24 on.
Object.assign(Promise, {
  try: (run: (...given: unknown[]) => unknown, ...given: unknown[]) =>
    new Promise((resolve) => {
      resolve(run(...given))
    }),
})

/** Makes each PDF with the bundle given and reads it back with pdf.js. In a process of its own, as Jest knows no ES modules. */
async function readBack(bundle: string, orders: readonly PdfOrder[]): Promise<readonly ReadPdf[]> {
  const { makePdf }: { makePdf(document: PrintedDocument, paper: PaperSize, onPictures: () => void): Promise<Blob> } =
    createRequire(import.meta.url)(bundle)
  const found: ReadPdf[] = []
  for (const { document, paper } of orders) {
    const pdf = await makePdf(document, paper, () => {})
    const bytes = new Uint8Array(await pdf.arrayBuffer())
    const raw = Buffer.from(bytes).toString('latin1')
    found.push({
      bytes: bytes.length,
      fonts: [...raw.matchAll(/\/FontName \/(\S+)/g)].map(([, name = '']) => name),
      pages: await pagesOf(bytes),
    })
  }
  return found
}

async function pagesOf(bytes: Uint8Array): Promise<ReadPdf['pages']> {
  const pdf = await getDocumentProxy(bytes)
  const pages: ReadPdf['pages'][number][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const [, , width = 0, height = 0] = page.view
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item && item.str.trim() !== '')
    const boxes = items.flatMap((item) =>
      'str' in item ? [{ x: item.transform[4], y: item.transform[5], width: item.width, height: item.height }] : [],
    )
    pages.push({
      width,
      height,
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
      edges: {
        left: Math.min(...boxes.map(({ x }) => x)),
        right: width - Math.max(...boxes.map((box) => box.x + box.width)),
        top: height - Math.max(...boxes.map((box) => box.y + box.height)),
        bottom: Math.min(...boxes.map(({ y }) => y)),
      },
    })
  }
  return pages
}

const [bundle = ''] = process.argv.slice(2)
process.on('message', async (orders: readonly PdfOrder[]) => {
  process.send?.(await readBack(bundle, orders))
})
process.send?.('ready')
