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
  const encoded = /^data:image\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/=]+)$/.exec(dataAddress)?.[1]
  if (encoded === undefined) return refused(validationMessages.imageOnly)
  const bytes = Buffer.from(encoded, 'base64')
  if (imageTypeOf(bytes) === null) return refused(validationMessages.imageKind)
  if (bytes.length > IMAGE_MAX_BYTES) return refused(validationMessages.imageTooLarge)
  return encoding.push({ bytes, size })
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
