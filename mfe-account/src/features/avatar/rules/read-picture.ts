import { accountTexts } from '../../../texts/account'

/** Side of the square that is sent, in pixels: more than the largest place that shows it, on a sharp screen. */
export const AVATAR_PIXELS = 512
const JPEG_QUALITY = 0.9

/** The picture of a file, upright as it was taken. Rejects with words for the visitor when it is none. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    throw new Error(accountTexts.avatar.unreadable, { cause })
  }
}

/** Draws a square of the picture over the whole canvas, on white where it lets light through. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  square: { readonly left: number; readonly top: number; readonly size: number },
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, square.left, square.top, square.size, square.size, 0, 0, canvas.width, canvas.height)
}

/** What stands on the canvas as a data address, without anything that the camera wrote into the file. */
export function asDataAddress(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}
