import sharp from 'sharp'
import { GROUND, SHARE_PICTURE } from '../share-picture'
import { loadOutlines, type Outlines } from './outlines'
import { setTitle } from './title-lines'

const { width, height } = SHARE_PICTURE
const MARGIN = 56
const PICTURE = { width: 500, height: 500 }
const TEXT_WIDTH = width - PICTURE.width - 3 * MARGIN
const LINE_HEIGHT = 1.22
const LEAF = '#2F7D47'
const INK = '#1D2B22'
const DENSITY = 200

let fonts: Promise<{ readonly bold: Outlines; readonly plain: Outlines }> | undefined

function outlines() {
  fonts ??= Promise.all([loadOutlines(700), loadOutlines(400)]).then(([bold, plain]) => ({ bold, plain }))
  fonts.catch(() => {
    fonts = undefined
  })
  return fonts
}

/**
 * The picture of an article or a dish for social networks: its title beside its drawing or photograph, the site's name below.
 *
 * @param picture an SVG, or a photograph
 */
export async function drawShareCard(card: {
  readonly title: string
  readonly siteName: string
  readonly picture: Buffer
}): Promise<Buffer> {
  const { bold, plain } = await outlines()
  const { size, lines } = setTitle(card.title, TEXT_WIDTH, bold.width)
  const top = (height - lines.length * size * LINE_HEIGHT) / 2 - 24
  const title = lines.map((line, index) =>
    bold.line(line, { x: MARGIN, y: Math.round(top + (index + 0.8) * size * LINE_HEIGHT), size }),
  )
  const name = setTitle(card.siteName, TEXT_WIDTH, (text) => plain.width(text, 26))
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect x="0" y="0" width="${width}" height="14" fill="${LEAF}"/>
<g fill="${INK}">${title.join('')}</g>
<g fill="${LEAF}">${plain.line(name.lines[0] ?? '', { x: MARGIN, y: height - MARGIN, size: 26 })}</g>
</svg>`
  const picture = await sharp(card.picture, { density: DENSITY })
    .resize(PICTURE.width, PICTURE.height, { fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([
      {
        input: picture.data,
        left: Math.round(width - MARGIN - PICTURE.width + (PICTURE.width - picture.info.width) / 2),
        top: Math.round((height + 14 - picture.info.height) / 2),
      },
      { input: Buffer.from(words) },
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}
