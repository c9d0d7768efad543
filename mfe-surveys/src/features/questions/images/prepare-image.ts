import {
  IMAGE_MAX_BYTES,
  imageSizeOf,
  imageTypeOf,
  validateImage,
  validateImageSize,
  validationMessages,
} from 'shared-contracts/validation'

/** Longest side of what is sent, in pixels: enough to read a label on a photographed pack. Working value of the programme. */
export const SENT_SIDE_PX = 1600
const JPEG_QUALITY = 0.82

/** The picture as a data address, or why it is refused, in words. */
export type PreparedImage = { readonly data: string } | { readonly problem: string }

/**
 * Makes a chosen file ready to be sent: checked by what it is, not by its name, made small, and drawn anew, so that what the camera
 * wrote into it (place, device, time) is gone. Never rejects.
 */
export async function prepareImage(file: Blob): Promise<PreparedImage> {
  // Before it is read: a film of a gigabyte would fill the memory.
  if (file.size > IMAGE_MAX_BYTES) return { problem: validationMessages.imageTooLarge }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const type = imageTypeOf(bytes)
    const problem =
      validateImage({ type: type ?? (isOtherImage(bytes) ? 'image/other' : ''), size: bytes.length }) ??
      // Before it is decoded: 20 000 × 20 000 pixels of one colour are a small file and 1.6 GB of memory.
      validateImageSize(imageSizeOf(bytes))
    if (problem !== null || type === null) return { problem: problem ?? validationMessages.imageKind }
    return { data: await drawnAnew(new Blob([bytes], { type })) }
  } catch {
    return { problem: validationMessages.imageUnreadable }
  }
}

async function drawnAnew(image: Blob): Promise<string> {
  // Upright, as the camera says it was held.
  const picture = await createImageBitmap(image)
  try {
    const { width, height } = sentSize(picture)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
  } finally {
    picture.close()
  }
}

/** No larger than it was. */
export function sentSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, SENT_SIDE_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Pictures of kinds that are not taken, which deserve another word than a text or a program. */
function isOtherImage(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  const isDrawing = /^\s*(?:\u00ef\u00bb\u00bf)?\s*</.test(head) && /<svg[\s>]/i.test(head)
  // Phones write HEIC and AVIF in the same kind of box.
  const isPhone = /^ftyp(?:heic|heix|heif|mif1|msf1|avif)/.test(head.slice(4))
  return isDrawing || isPhone || /^(?:GIF8|BM|II\*\0|MM\0\*)/.test(head)
}
