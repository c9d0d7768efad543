import { Parser } from 'saxen'
import { readZipEntry, readZipText, UnreadableFile } from './zip-entry'

export interface Sheet {
  readonly title: string
  /** In the archive. */
  readonly path: string
}

export interface Workbook {
  readonly sheets: readonly Sheet[]
  /** Texts that cells refer to by their place. */
  readonly strings: readonly string[]
  /** Whether a number in a cell of this style is shown as a day. */
  readonly dayStyles: readonly boolean[]
  /** Old files of Macs count days from 1904. */
  readonly epochShift: number
}

/** Days between the two ways in which Excel counts. */
const SHIFT_1904 = 1462

/** What the sheets of an Excel file share. @throws {UnreadableFile} */
export async function readWorkbook(file: Blob): Promise<Workbook> {
  const book = await readZipText(file, 'xl/workbook.xml')
  const relations = await readZipText(file, 'xl/_rels/workbook.xml.rels')
  if (book === null || relations === null) throw new UnreadableFile('no workbook')
  const targets = new Map<string, string>()
  parseXml(relations, {
    open: (name, attributes) => {
      const { Id, Target } = attributes()
      if (name === 'Relationship' && Id && Target)
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  const sheets: Sheet[] = []
  let epochShift = 0
  parseXml(book, {
    open: (name, attributes, decode) => {
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes().date1904 ?? '')) epochShift = SHIFT_1904
      if (name !== 'sheet') return
      const found = attributes()
      const path = targets.get(found['r:id'] ?? '')
      if (path !== undefined && found.state !== 'hidden' && found.state !== 'veryHidden')
        sheets.push({ title: decode(found.name ?? ''), path })
    },
  })
  if (sheets.length === 0) throw new UnreadableFile('no sheet')
  return { sheets, strings: await readStrings(file), dayStyles: await readDayStyles(file), epochShift }
}

async function readStrings(file: Blob): Promise<readonly string[]> {
  const strings: string[] = []
  let text = ''
  let inText = false
  let inPhonetic = false
  const parser = createParser({
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') inPhonetic = true
      inText = name === 't' && !inPhonetic
    },
    text: (value) => {
      if (inText) text += value
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') inPhonetic = false
      if (name === 'si') strings.push(text)
    },
  })
  await readZipEntry(file, 'xl/sharedStrings.xml', (piece, final) => {
    parser.write(piece)
    if (final) parser.end()
    return true
  })
  return strings
}

/** Built-in formats of days (ECMA-376, 18.8.30). */
const isDayFormat = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

async function readDayStyles(file: Blob): Promise<readonly boolean[]> {
  const styles = await readZipText(file, 'xl/styles.xml')
  if (styles === null) return []
  const ownFormats = new Map<number, boolean>()
  const dayStyles: boolean[] = []
  let inCellStyles = false
  parseXml(styles, {
    open: (name, attributes, decode) => {
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes()
        ownFormats.set(Number(numFmtId), showsDay(decode(formatCode)))
      }
      if (name === 'cellXfs') inCellStyles = true
      if (name === 'xf' && inCellStyles) {
        const id = Number(attributes().numFmtId ?? 0)
        dayStyles.push(ownFormats.get(id) ?? isDayFormat(id))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false
    },
  })
  return dayStyles
}

/** A format with a day or a year outside its quoted and bracketed parts. */
function showsDay(format: string): boolean {
  return /[dy]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}

type Attributes = Readonly<Record<string, string | undefined>>

export interface XmlHooks {
  readonly open?: (name: string, attributes: () => Attributes, decode: (text: string) => string) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** @throws {UnreadableFile} on what is no XML */
export function createParser({ open, text, close }: XmlHooks): Parser {
  const parser = new Parser()
  if (open) parser.on('openTag', (name, attributes, decode) => open(plain(name), attributes, decode))
  if (text) parser.on('text', (value, decode) => text(decode(value)))
  if (close) parser.on('closeTag', (name) => close(plain(name)))
  parser.on('error', (error) => {
    throw new UnreadableFile(error.message)
  })
  return parser
}

function parseXml(xml: string, hooks: XmlHooks): void {
  createParser(hooks).parse(xml)
}

/** Some programs write names with a prefix: "x:row". */
function plain(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}
