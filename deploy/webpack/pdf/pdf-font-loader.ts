import subsetFont from 'subset-font'
import type { LoaderContext } from 'webpack'
import { FONT_CHARACTERS } from '../../../shared-frame/src/printing/pdf/font-characters'

/**
 * A font for PDF files as a module with its base64, cut to the characters that our texts can have: 157 kB become 27. Hinting is for
 * screens, and pdfkit sets no ligatures of these; kerning stays.
 */
export default function cutFont(this: LoaderContext<object>, font: Buffer): void {
  const done = this.async()
  subsetFont(font, FONT_CHARACTERS, {
    targetFormat: 'sfnt',
    noHinting: true,
    noLayoutClosure: true,
    dropTables: ['GSUB', 'GDEF'],
  }).then(
    (cut) => done(null, `export default ${JSON.stringify(cut.toString('base64'))}\n`),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  )
}

export const raw = true
