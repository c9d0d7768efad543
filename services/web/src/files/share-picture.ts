import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

/** The size that social networks show beside a link. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/png' } as const

const DRAWING = /^\/media\/(.+)\.svg$/
/** Cream, as behind the site's drawings. */
export const GROUND = '#FBF1DC'
const MARGIN_PX = 24
const DENSITY = 288

/** Where a drawing's picture for sharing is, as social networks show no SVG; other pictures are shared as they are. */
export function shareAddress(image: string): string {
  return image.replace(DRAWING, '/media/share/$1.png')
}

/** So many drawings may wait for their picture: each takes a tenth of a second of a processor. */
const MOST_WAITING = 20
const AT_ONCE = 2

export interface SharePictures {
  /**
   * A picture, made at the first request. `key` tells pictures and their versions apart.
   * Rejects as `make` does, and with `TooManyPictures` while too many wait.
   */
  of(key: string, make: () => Promise<Buffer>): Promise<Buffer>
  clear(): void
}

export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures'
}

export function createSharePictures(most = 200): SharePictures {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: most })
  const waiting: (() => void)[] = []
  let drawing = 0

  async function inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    if (drawing < AT_ONCE) drawing += 1
    else if (waiting.length >= MOST_WAITING) throw new TooManyPictures('Too many drawings wait for their picture')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await make()
    } finally {
      // Who waits takes this place over; nobody who comes now may overtake.
      const next = waiting.shift()
      if (next) next()
      else drawing -= 1
    }
  }

  return {
    clear: () => kept.clear(),
    of(key, make) {
      const known = kept.get(key)
      if (known) return known
      const picture = inTurn(make)
      kept.set(key, picture)
      picture.catch(() => kept.delete(key))
      return picture
    },
  }
}

/** The PNG of a drawing alone, for pages that have no title worth a picture. */
export async function drawShared(svg: Buffer): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE
  const drawing = await sharp(svg, { density: DENSITY })
    .resize(width - 2 * MARGIN_PX, height - 2 * MARGIN_PX, { fit: 'inside' })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([{ input: drawing }])
    .png({ palette: true, effort: 4 })
    .toBuffer()
}
