import { expect, test } from '@jest/globals'
import { IMAGE_MAX_BYTES, validationMessages } from 'shared-contracts/validation'
import { prepareImage, SENT_SIDE_PX, sentSize } from './prepare-image'

/** What a browser gives for a chosen file, as far as it is asked. */
function file(bytes: Uint8Array<ArrayBuffer>, type: string): Blob {
  return Object.assign(new Blob([bytes], { type }), { arrayBuffer: async () => bytes.buffer })
}
const text = (content: string, type: string) => file(new Uint8Array(new TextEncoder().encode(content)), type)

/** The head of a PNG that says how large it is. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

test.each([
  ['a program that calls itself a photo', text('MZ\u0090\u0000This program', 'image/jpeg'), 'imageOnly'],
  ['a page', text('<html><script>alert(1)</script></html>', 'image/png'), 'imageOnly'],
  ['a drawing with a script', text('<svg onload="alert(1)"></svg>', 'image/svg+xml'), 'imageKind'],
  ['a drawing that calls itself a photo', text('<?xml version="1.0"?>\n<svg></svg>', 'image/jpeg'), 'imageKind'],
  ['a GIF', text('GIF89a', 'image/gif'), 'imageKind'],
  ['a photo of a phone in HEIC', text('\u0000\u0000\u0000\u0018ftypheic', 'image/heic'), 'imageKind'],
  ['nothing', text('', 'image/jpeg'), 'imageOnly'],
  ['6 MB', file(new Uint8Array(IMAGE_MAX_BYTES + 1), 'image/jpeg'), 'imageTooLarge'],
  ['20 000 × 20 000 pixels', file(png(20_000, 20_000), 'image/png'), 'imageTooWide'],
  ['a file that breaks off', file(png(100, 100), 'image/png'), 'imageUnreadable'],
] as const)('%s is refused', async (_, chosen, problem) => {
  expect(await prepareImage(chosen)).toEqual({ problem: validationMessages[problem] })
})

test.each([
  [
    { width: 4000, height: 3000 },
    { width: SENT_SIDE_PX, height: 1200 },
  ],
  [
    { width: 300, height: 4000 },
    { width: 120, height: SENT_SIDE_PX },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 20_000, height: 1 },
    { width: SENT_SIDE_PX, height: 1 },
  ],
])('%j is sent as %j', (size, sent) => {
  expect(sentSize(size)).toEqual(sent)
})
