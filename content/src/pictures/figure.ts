import { type ArticlePicture, pictureForms } from './article-pictures'

/** As wide as the text column of an article, on a phone the whole screen but its margins. */
const SIZES = '(min-width: 760px) 720px, calc(100vw - 32px)'

/** A picture in an article: its room is kept before it comes, and who made it stands below. */
export function figureHtml(picture: ArticlePicture, alt: string): string {
  const forms = pictureForms(picture)
  const set = (type: string) => forms.map(({ name, width }) => `/media/${name}.${type} ${width}w`).join(', ')
  const [small] = forms
  const image = [
    `src="/media/${small?.name}.jpg"`,
    `srcset="${set('jpg')}"`,
    `sizes="${SIZES}"`,
    `alt="${escaped(alt)}"`,
    `width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async"`,
  ]
  return `<figure><picture><source type="image/webp" srcset="${set('webp')}" sizes="${SIZES}"><img ${image.join(' ')}></picture><figcaption>${creditHtml(picture)}</figcaption></figure>\n`
}

function creditHtml({ author, licence, source }: ArticlePicture): string {
  const from = /^https?:\/\//.test(source) ? `<a href="${escaped(source)}">${escaped(source)}</a>` : escaped(source)
  return `Ảnh: ${escaped(author)} · ${escaped(licence)} · ${from}`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
