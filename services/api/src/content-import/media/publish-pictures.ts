import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ArticlePicture, type ContentFolder, PICTURE_FOLDER, pictureForms, readArticlePictures } from 'content'
import sharp, { type Sharp } from 'sharp'

const QUALITY = 80
const KINDS = {
  webp: (picture: Sharp) => picture.webp({ quality: QUALITY }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: QUALITY, mozjpeg: true }),
}

/**
 * Makes the forms of articles' pictures that visitors get: turned as the camera says, without what it wrote into them. What is there already
 * stays.
 *
 * @param mediaDir the folder that the document host serves as `/media`
 * @returns what is wrong with a picture, in Vietnamese
 */
export async function publishPictures(
  folder: ContentFolder,
  mediaDir: string,
  { removeOthers }: { readonly removeOthers: boolean },
): Promise<string[]> {
  const pictures = [...readArticlePictures(folder, []).values()]
  const problems: string[] = []
  const kept = new Set<string>()
  for (const picture of pictures) {
    for (const form of pictureForms(picture)) {
      for (const [kind, encode] of Object.entries(KINDS)) {
        const file = path.join(mediaDir, `${form.name}.${kind}`)
        kept.add(path.basename(file))
        if (await isFile(file)) continue
        try {
          await put(file, await encode(resized(folder, picture, form.width)).toBuffer())
        } catch {
          problems.push(`${picture.file}: không đọc được ảnh`)
        }
      }
    }
  }
  if (removeOthers) await removeAllBut(kept, path.join(mediaDir, PICTURE_FOLDER))
  return [...new Set(problems)]
}

/** sharp writes no metadata unless it is asked to. */
function resized(folder: ContentFolder, { file }: ArticlePicture, width: number): Sharp {
  return sharp(folder.bytes?.(file) ?? Buffer.alloc(0))
    .rotate()
    .resize({ width })
}

/** Whole or not at all: the document host may be reading. */
async function put(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}

async function removeAllBut(kept: ReadonlySet<string>, target: string): Promise<void> {
  for (const file of await readdir(target).catch(() => [])) {
    if (!kept.has(file)) await rm(path.join(target, file))
  }
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null))?.isFile() ?? false
}
