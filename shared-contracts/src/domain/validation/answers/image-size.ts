import { type RuleResult, validationMessages } from '../messages'
import { imageTypeOf } from './image-attachment'

/** A picture with more is a way to use up memory: 50 million pixels of four bytes are 200 MB. Working value of the programme. */
export const IMAGE_MAX_PIXELS = 50_000_000

/** Pixels, as the file says it; a picture that lies on its side is not turned. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Refuses a picture with too many pixels, and one whose file does not say how many there are. */
export function validateImageSize(size: ImageSize | null): RuleResult {
  if (size === null || size.width < 1 || size.height < 1) return validationMessages.imageUnreadable
  return size.width * size.height > IMAGE_MAX_PIXELS ? validationMessages.imageTooWide : null
}

/** The size that the head of a JPEG, PNG or WebP states, read without decoding the picture; null: it states none. */
export function imageSizeOf(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (imageTypeOf(bytes)) {
      case 'image/png':
        return { width: view.getUint32(16), height: view.getUint32(20) }
      case 'image/jpeg':
        return sizeOfJpeg(view)
      case 'image/webp':
        return sizeOfWebp(view)
      default:
        return null
    }
  } catch (error) {
    // The file ends before it says it.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** ITU-T T.81, annex B: segments follow each other, the frame header among them states the size. */
function sizeOfJpeg(view: DataView): ImageSize | null {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** RFC 9649: the first chunk is VP8 (lossy), VP8L (lossless) or VP8X (extended), each with the size in a place of its own. */
function sizeOfWebp(view: DataView): ImageSize | null {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  if (chunk === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (chunk === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  return null
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
