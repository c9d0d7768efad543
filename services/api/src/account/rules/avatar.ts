import { IMAGE_MAX_BYTES, imageTypeOf, validationMessages } from 'shared-contracts/validation'
import sharp from 'sharp'

/** Pixels on each side; twice the largest place it is shown in. */
const SIDE = 256
/** A picture larger than this is a way to use up memory. */
const MOST_PIXELS = 50_000_000

export type AvatarPicture =
  | { readonly kind: 'picture'; readonly webp: Buffer }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * The picture of a data address, cut to a square around its middle and encoded again: what hides in a file's metadata or
 * behind its end does not come along. What it is, its bytes say, not its name.
 */
export async function avatarPicture(dataAddress: string): Promise<AvatarPicture> {
  const encoded = /^data:image\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/=]+)$/.exec(dataAddress)?.[1]
  if (encoded === undefined) return refused(validationMessages.imageOnly)
  const bytes = Buffer.from(encoded, 'base64')
  if (imageTypeOf(bytes) === null) return refused(validationMessages.imageKind)
  if (bytes.length > IMAGE_MAX_BYTES) return refused(validationMessages.imageTooLarge)
  try {
    const webp = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
    return { kind: 'picture', webp }
  } catch {
    // Broken or too large inside; to the visitor it is no picture either way.
    return refused(validationMessages.imageKind)
  }
}

function refused(message: string): AvatarPicture {
  return { kind: 'refused', message }
}
