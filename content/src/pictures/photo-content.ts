import { createHash } from 'node:crypto'
import path from 'node:path'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import { CellError, readRows } from '../tables'

export const PHOTO_FOLDER = 'photos'
const LIST = `${PHOTO_FOLDER}/photos.csv`
/** As a camera gives it; larger ones slow down every check. */
export const MOST_BYTES = 12_000_000
const FILE = /^[\w-]+\.(?:jpe?g|png|webp)$/
/** A text about a picture: long enough to say what is there, short enough to be listened to. */
export const ALT_LENGTH = { least: 10, most: 160 }

export interface TakenPhoto {
  readonly dishId: number
  /** Below content/photos. */
  readonly file: string
  /** `photos/<dish>-<version>`: another file has another name, so that caches never show the old one. */
  readonly name: string
  readonly author: string
  readonly licence: string
  /** Where it was published, or that it was made for this site. */
  readonly source: string
  readonly alt: string
}

/** Photographs by dish, from photos.csv and the files beside it; none where the folder isn't there. */
export function readPhotos(
  folder: ContentFolder,
  dishIds: ReadonlySet<number>,
  problems: Problem[],
): ReadonlyMap<number, TakenPhoto> {
  const list = folder.read(LIST)
  if (list === null) return new Map()
  const reading = readRows(
    'photos.csv',
    list,
    (cells) => {
      const dishId = cells.id('dishId')
      if (!dishIds.has(dishId)) throw new CellError(`không có món ${dishId}`)
      const file = cells.required('file')
      if (!FILE.test(file)) throw new CellError(`file "${file}" phải là tên một tệp .jpg, .png hay .webp`)
      const bytes = folder.bytes?.(path.posix.join(PHOTO_FOLDER, file)) ?? null
      if (bytes === null) throw new CellError(`không có tệp ${file}`)
      if (bytes.length > MOST_BYTES) throw new CellError(`${file} nặng ${bytes.length} byte, nhiều nhất ${MOST_BYTES}`)
      if (!isPicture(bytes)) throw new CellError(`${file} không phải ảnh JPEG, PNG hay WebP`)
      const alt = cells.required('alt')
      if (alt.length < ALT_LENGTH.least || alt.length > ALT_LENGTH.most)
        throw new CellError(`alt dài ${alt.length} ký tự, cần ${ALT_LENGTH.least}–${ALT_LENGTH.most}`)
      const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      return {
        dishId,
        file,
        name: `${PHOTO_FOLDER}/${dishId}-${version}`,
        author: cells.required('author'),
        licence: cells.required('licence'),
        source: cells.required('source'),
        alt,
      }
    },
    ({ dishId }) => [dishId],
  )
  problems.push(...reading.problems.map(({ line, message }) => ({ file: LIST, line, field: '', message })))
  return new Map(reading.rows.map((photo) => [photo.dishId, photo]))
}

/** By what the file begins with, whatever its name says. */
function isPicture(bytes: Buffer): boolean {
  const begins = bytes.subarray(0, 12).toString('latin1')
  return begins.startsWith('\xff\xd8\xff') || begins.startsWith('\x89PNG') || /^RIFF.{4}WEBP$/s.test(begins)
}
