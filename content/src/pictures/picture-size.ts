export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Points of a JPEG, PNG or WebP as it is looked at, from the file's first bytes; null: it is none of them. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  try {
    return pngSize(bytes) ?? webpSize(bytes) ?? jpegSize(bytes)
  } catch {
    // The file ends in the middle of what should tell it.
    return null
  }
}

function pngSize(bytes: Buffer): PictureSize | null {
  if (!bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function webpSize(bytes: Buffer): PictureSize | null {
  if (!/^RIFF.{4}WEBP$/s.test(bytes.toString('latin1', 0, 12))) return null
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    default:
      return null
  }
}

/** Markers that begin a frame and so tell its size; C4, C8 and CC are others. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: Buffer): PictureSize | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  let turned = false
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xe1) turned ||= isTurned(bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)))
    if (!isFrame(marker)) continue
    const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
    return turned ? { width: height, height: width } : { width, height }
  }
  return null
}

const ORIENTATION = 0x0112

/** Whether the camera was held upright: orientations 5 to 8 of Exif 2.3 exchange width and height. */
function isTurned(exif: Buffer): boolean {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0') return false
  const tiff = exif.subarray(6)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (short(at) === ORIENTATION) return short(at + 8) >= 5
  }
  return false
}
