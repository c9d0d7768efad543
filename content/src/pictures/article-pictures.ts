import { createHash } from 'node:crypto'
import path from 'node:path'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import { CellError, readRows } from '../tables'
import { ALT_LENGTH, MOST_BYTES } from './photo-content'
import { pictureSize } from './picture-size'

/** Below the media that the document host serves, and the folder of pictures that several texts show. */
export const PICTURE_FOLDER = 'pictures'
const LIST = `${PICTURE_FOLDER}/pictures.csv`
const FILE = /^(?:pictures|articles\/[a-z0-9-]+\/\d+)\/[\w-]+\.(?:jpe?g|png|webp)$/
/** Less is blurred on a phone already. */
const LEAST_WIDTH = 640
/** As phones and as desktops show it. */
export const PICTURE_WIDTHS = [640, 1200] as const

/** A picture of an article with who is to be named for it. */
export interface ArticlePicture {
  /** Below the content folder. */
  readonly file: string
  /** `pictures/<name>-<version>`: another file has another name, so that caches never show the old one. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly author: string
  readonly licence: string
  /** Where it was published, or that it was made for this site. */
  readonly source: string
}

/** By file; those that pictures.csv doesn't name may not be shown. */
export type ArticlePictures = ReadonlyMap<string, ArticlePicture>

export function readArticlePictures(folder: ContentFolder, problems: Problem[]): ArticlePictures {
  const text = folder.read(LIST)
  if (text === null) return new Map()
  const { rows, problems: own } = readRows(
    LIST,
    text,
    (cells): ArticlePicture => {
      const file = cells.required('file')
      if (!FILE.test(file))
        throw new CellError(
          `file "${file}" phải là pictures/<tên> hay articles/<chuyên mục>/<id>/<tên>, .jpg, .png, .webp`,
        )
      const bytes = folder.bytes?.(file) ?? null
      if (bytes === null) throw new CellError(`không có tệp ${file}`)
      if (bytes.length > MOST_BYTES) throw new CellError(`${file} nặng ${bytes.length} byte, nhiều nhất ${MOST_BYTES}`)
      const size = pictureSize(bytes)
      if (size === null) throw new CellError(`${file} không phải ảnh JPEG, PNG hay WebP`)
      if (size.width < LEAST_WIDTH) throw new CellError(`${file} rộng ${size.width} điểm, cần ít nhất ${LEAST_WIDTH}`)
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      const [author, licence, source] = [cells.required('author'), cells.required('licence'), cells.required('source')]
      const name = `${PICTURE_FOLDER}/${path.posix.parse(file).name.toLowerCase()}-${version}`
      return { file, name, ...size, author, licence, source }
    },
    ({ file }) => [file],
  )
  problems.push(...own.map(({ line, message }) => ({ file: LIST, line, field: '', message })))
  return new Map(rows.map((picture) => [picture.file, picture]))
}

/** The forms of a picture that visitors get: never larger than it is. */
export function pictureForms({ name, width, height }: ArticlePicture) {
  const widths = [...new Set(PICTURE_WIDTHS.map((each) => Math.min(each, width)))]
  return widths.map((each) => ({
    name: `${name}-${each}`,
    width: each,
    height: Math.round((each * height) / width),
  }))
}

/** What an article's Markdown names: `anh.jpg` of its own folder, or `pictures/anh.jpg`. The problem in words where it may not be shown. */
export function shownPicture(
  pictures: ArticlePictures,
  article: { readonly catalog: string; readonly id: number },
  source: string,
  alt: string,
): ArticlePicture | string {
  const file = source.startsWith(`${PICTURE_FOLDER}/`) ? source : `articles/${article.catalog}/${article.id}/${source}`
  const picture = pictures.get(file)
  if (picture === undefined) return `Ảnh ${source} chưa có dòng nào trong ${LIST} (cần tác giả, giấy phép, nguồn)`
  if (alt.length < ALT_LENGTH.least || alt.length > ALT_LENGTH.most)
    return `Lời tả ảnh ${source} dài ${alt.length} ký tự, cần ${ALT_LENGTH.least}–${ALT_LENGTH.most}`
  return picture
}
