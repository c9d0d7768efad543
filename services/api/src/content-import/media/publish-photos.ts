import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ContentFolder, PHOTO_FOLDER, type TakenPhoto } from 'content'
import sharp from 'sharp'

/** As cards show a dish, and as its page and social networks do; 4:3 as the drawings. */
const SIZES = [
  { suffix: '', width: 640, height: 480 },
  { suffix: '-lon', width: 1200, height: 900 },
] as const
const QUALITY = 80
/** Of the shorter side: less looks blurred on a dish's page. */
const LEAST_PX = 600

/**
 * Makes the pictures that visitors get from the photographs of editors: cut to 4:3, turned as the camera says, and without what
 * the camera wrote into them (place, time, device). What is there already stays; what no dish has any more goes.
 *
 * @param mediaDir the folder that the document host serves as `/media`
 * @returns what is wrong with a photograph, in Vietnamese; nothing is written then
 */
export async function publishPhotos(
  folder: ContentFolder,
  photos: readonly TakenPhoto[],
  mediaDir: string,
): Promise<string[]> {
  const problems = await photoProblems(folder, photos)
  if (problems.length > 0) return problems
  const wanted = new Map<string, Buffer>()
  const target = path.join(mediaDir, PHOTO_FOLDER)
  for (const photo of photos) {
    const bytes = folder.bytes?.(path.posix.join(PHOTO_FOLDER, photo.file)) ?? null
    for (const { suffix, width, height } of SIZES) {
      const file = path.join(mediaDir, `${photo.name}${suffix}.jpg`)
      if (bytes !== null && !(await isFile(file))) wanted.set(file, await resized(bytes, width, height))
    }
  }
  if (wanted.size > 0) await mkdir(target, { recursive: true })
  for (const [file, picture] of wanted) {
    await writeFile(`${file}.part`, picture)
    await rename(`${file}.part`, file)
  }
  const kept = new Set(photos.flatMap(({ name }) => SIZES.map(({ suffix }) => `${path.basename(name)}${suffix}.jpg`)))
  for (const file of await readdir(target).catch(() => [])) {
    if (!kept.has(file)) await rm(path.join(target, file))
  }
  return []
}

/** What makes a photograph unusable, in Vietnamese. */
export async function photoProblems(folder: ContentFolder, photos: readonly TakenPhoto[]): Promise<string[]> {
  const problems: string[] = []
  for (const { file } of photos) {
    const bytes = folder.bytes?.(path.posix.join(PHOTO_FOLDER, file)) ?? null
    const found =
      bytes === null
        ? null
        : await sharp(bytes)
            .metadata()
            .catch(() => null)
    if (!found) problems.push(`${PHOTO_FOLDER}/${file}: không đọc được ảnh`)
    else if (Math.min(found.width, found.height) < LEAST_PX)
      problems.push(
        `${PHOTO_FOLDER}/${file}: ảnh ${found.width} × ${found.height} điểm, cạnh ngắn cần ít nhất ${LEAST_PX}`,
      )
  }
  return problems
}

/** sharp writes no metadata unless it is asked to. */
function resized(bytes: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(bytes)
    .rotate()
    .resize(width, height, { fit: 'cover' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null))?.isFile() ?? false
}
