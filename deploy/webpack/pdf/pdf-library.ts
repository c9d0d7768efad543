import path from 'node:path'
import type { RuleSetRule } from 'webpack'
import { root } from '../../runner/root'

/**
 * How pdfmake is bundled for browsers: from its ES sources instead of its own bundle (which is twice as large), without what our files
 * never use. Each replacement says why it is safe; docs/adr/0010-pdf.md says how much it spares.
 */

const inPackage = (file: string): string => path.join(root, 'node_modules', file)
const standIn = (name: string): string => path.join(root, 'shared-frame/src/printing/pdf/stand-ins', name)
const LEFT_OUT = standIn('left-out.ts')

export const PDF_ALIASES: Readonly<Record<string, string | false>> = {
  // Files are those that the library was handed: texts of drawings look for their font there.
  fs$: inPackage('pdfmake/src/virtual-fs.js'),
  // What pdfkit uses of them, without the packages that stand in for the whole.
  stream$: standIn('stream.ts'),
  zlib$: standIn('zlib.ts'),
  // The packages themselves: webpack would look for a module of Node.
  buffer$: inPackage('buffer/index.js'),
  events$: inPackage('events/events.js'),
  // Files with a password; we make none.
  '@noble/ciphers/aes$': LEFT_OUT,
  '@noble/hashes/sha2$': LEFT_OUT,
  '@noble/hashes/utils$': LEFT_OUT,
  // Pictures are JPEG (shared-contracts/constants: pdfExport), never PNG.
  'png-js$': LEFT_OUT,
  // Fonts as WOFF2, with brotli's dictionary; ours is TrueType.
  'brotli/decompress.js$': LEFT_OUT,
  // Tables of all scripts, for where lines end and what signs are; ours are Latin.
  linebreak$: standIn('linebreak.ts'),
  'unicode-properties$': standIn('unicode-properties.ts'),
  'unicode-trie$': LEFT_OUT,
  // Parser of XML, for the attributes of a drawing's root.
  xmldoc$: standIn('xmldoc.ts'),
  // QR codes; we print none.
  [inPackage('pdfmake/src/qrEnc.js')]: LEFT_OUT,
}

export const pdfRules: readonly RuleSetRule[] = [
  // Published without file extensions in its imports.
  { test: /[\\/]pdfmake[\\/]src[\\/]/, resolve: { fullySpecified: false } },
  {
    test: /[\\/](pdfmake[\\/]src[\\/](virtual-fs|PDFDocument)|pdfkit[\\/]js[\\/]pdfkit\.es)\.js$/,
    loader: path.join(import.meta.dirname, 'buffer-loader.ts'),
  },
  {
    test: /[\\/]fontkit[\\/]dist[\\/]browser-module\.mjs$/,
    loader: path.join(import.meta.dirname, 'fontkit-loader.ts'),
  },
  {
    test: /[\\/]pdfmake[\\/]fonts[\\/].+\.ttf$/,
    type: 'javascript/auto',
    loader: path.join(import.meta.dirname, 'pdf-font-loader.ts'),
  },
  // Directory of pdfkit's data files, which are never read.
  { test: /[\\/]pdf(kit|make)[\\/]/, parser: { node: { __dirname: 'mock' } } },
]
