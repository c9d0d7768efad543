import { Buffer } from 'buffer'
import { zlibSync } from 'fflate'

/** In place of Node's zlib, of which pdfkit uses this alone. */
export function deflateSync(data: Uint8Array): Uint8Array {
  return Buffer.from(zlibSync(data).buffer)
}

export default { deflateSync }
