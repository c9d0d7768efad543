import { type RuleResult, validationMessages } from './messages'

/** Limits of attached images. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGES_PER_QUESTION = 3
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]

/** A file as the browser describes it. */
export interface FileDescription {
  /** Media type that the browser guessed from the name. */
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** The first thing wrong with the chosen files of one question. */
export function validateImages(files: readonly FileDescription[]): RuleResult {
  if (files.length > IMAGES_PER_QUESTION) return validationMessages.tooManyImages
  for (const file of files) {
    const wrong = validateImage(file)
    if (wrong !== null) return wrong
  }
  return null
}

export function validateImage({ type, size }: FileDescription): RuleResult {
  if (!type.startsWith('image/')) return validationMessages.imageOnly
  if (!imageTypes.some((allowed) => allowed === type)) return validationMessages.imageKind
  return size > IMAGE_MAX_BYTES ? validationMessages.imageTooLarge : null
}

/** The kind of image by its first bytes, whatever its name says; null when it is none of the three. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  const isRiff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46])
  return isRiff && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]) ? 'image/webp' : null
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
