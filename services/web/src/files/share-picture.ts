import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'

/** The size that social networks show beside a link. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/png' } as const

const DRAWING = /^\/media\/(.+)\.svg$/
const GROUND = '#FBF1DC'
const MARGIN_PX = 24
const DENSITY = 288

/** Where a drawing's picture for sharing is, as social networks show no SVG; other pictures are shared as they are. */
export function shareAddress(image: string): string {
  return image.replace(DRAWING, '/media/share/$1.png')
}

export interface SharePictures {
  /** The PNG of a drawing; drawn at the first request. `changedAt` tells versions of the file apart. */
  of(file: string, changedAt: number): Promise<Buffer>
}

export function createSharePictures(most = 200): SharePictures {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: most })
  return {
    of(file, changedAt) {
      const key = `${file} ${changedAt}`
      const known = kept.get(key)
      if (known) return known
      const picture = draw(file)
      kept.set(key, picture)
      picture.catch(() => kept.delete(key))
      return picture
    },
  }
}

async function draw(file: string): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE
  const drawing = await sharp(await readFile(file), { density: DENSITY })
    .resize(width - 2 * MARGIN_PX, height - 2 * MARGIN_PX, { fit: 'inside' })
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([{ input: drawing }])
    .png({ palette: true, effort: 4 })
    .toBuffer()
}
