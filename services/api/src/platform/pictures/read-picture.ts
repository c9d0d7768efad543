import fastq from 'fastq'
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, imageTypeOf, validationMessages } from 'shared-contracts/validation'
import sharp, { type ResizeOptions } from 'sharp'

/** Each takes the memory of its pixels; further ones wait. */
const AT_ONCE = 2

export type ReadPicture =
  | { readonly kind: 'picture'; readonly webp: Buffer; readonly width: number; readonly height: number }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * The picture of a data address, encoded again: what hides in a file's metadata (place, device) or behind its end does not come along. What
 * it is, its bytes say, not its name. Turned as its camera held it.
 */
export async function readPicture(dataAddress: string, size: ResizeOptions): Promise<ReadPicture> {
  const encoded = encodedImage(dataAddress)
  if (encoded === null) return refused(validationMessages.imageOnly)
  const bytes = Buffer.from(encoded, 'base64')
  if (imageTypeOf(bytes) === null) return refused(validationMessages.imageKind)
  if (bytes.length > IMAGE_MAX_BYTES) return refused(validationMessages.imageTooLarge)
  return encoding.push({ bytes, size })
}

/**
 * The base64 text of an image's data address; null: it is none. No expression matches the whole text: one that repeats over
 * millions of characters and can give some back runs out of its stack.
 */
function encodedImage(dataAddress: string): string | null {
  const comma = dataAddress.indexOf(',')
  if (!/^data:image\/[a-z0-9.+-]{1,40};base64$/.test(dataAddress.slice(0, Math.max(comma, 0)))) return null
  const encoded = dataAddress.slice(comma + 1)
  return encoded === '' || /[^A-Za-z0-9+/=]/.test(encoded) ? null : encoded
}

const encoding = fastq.promise(encode, AT_ONCE)

async function encode({ bytes, size }: { readonly bytes: Buffer; readonly size: ResizeOptions }): Promise<ReadPicture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(size)
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { kind: 'picture', webp: data, width: info.width, height: info.height }
  } catch (error) {
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message)
    return refused(tooMany ? validationMessages.imageTooWide : validationMessages.imageUnreadable)
  }
}

function refused(message: string): ReadPicture {
  return { kind: 'refused', message }
}
