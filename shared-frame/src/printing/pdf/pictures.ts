import { pdfExport } from 'shared-contracts/constants'
import type { PrintedBlock, PrintedDocument } from '../sheet'
import { PICTURE_WIDTH, type PrintedPictures } from './definition'

/** Pixels for each point. On a phone, whose memory is small, half as many. */
const scaleHere = (): number =>
  window.matchMedia('(pointer: coarse) and (hover: none)').matches ? pdfExport.scale.mobile : pdfExport.scale.desktop

/** Draws each picture of a document once; one that doesn't come is left out, the words are what is printed for. */
export async function printedPictures({ sheets }: PrintedDocument): Promise<PrintedPictures> {
  const addresses = new Set(sheets.flatMap(({ blocks }) => blocks.flatMap(picturesOf)))
  const drawn = await Promise.all(
    [...addresses].map(async (address) => {
      const data = await drawJpeg(address, PICTURE_WIDTH, scaleHere()).catch(() => null)
      return data === null ? [] : [[address, data] as const]
    }),
  )
  return new Map(drawn.flat())
}

function picturesOf(block: PrintedBlock): readonly string[] {
  if (block.kind === 'columns') return block.columns.flatMap(({ blocks }) => blocks.flatMap(picturesOf))
  return block.kind === 'recipe' && block.picture !== null ? [block.picture] : []
}

/** A picture of this site as a JPEG on white, `width` points wide. */
async function drawJpeg(address: string, width: number, scale: number): Promise<string> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const ratio = picture.naturalWidth > 0 ? picture.naturalHeight / picture.naturalWidth : 1
  const canvas = document.createElement('canvas')
  // CSS pixels are three quarters of a point.
  canvas.width = Math.round((width / 0.75) * scale)
  canvas.height = Math.round(canvas.width * ratio)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('The browser gave no canvas')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', pdfExport.jpegQuality)
}
