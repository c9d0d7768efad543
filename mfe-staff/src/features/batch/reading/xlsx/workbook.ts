import { Parser } from 'saxen'
import { FILE_LIMITS, UnreadableFile } from '../file-limits'
import { openZip, readZipEntry, readZipText, type ZipArchive } from './zip-archive'

export interface Sheet {
  readonly title: string
  /** In the archive. */
  readonly path: string
}

export interface Workbook {
  readonly archive: ZipArchive
  readonly sheets: readonly Sheet[]
  /** Texts that cells refer to by their place. */
  readonly strings: readonly string[]
  /** Whether a number in a cell of this style is shown as a day. */
  readonly dayStyles: readonly boolean[]
  /** Days that serial numbers are off: old files of Macs count from 1904. */
  readonly epochShift: number
}

/** Days between the two ways in which Excel counts. */
const SHIFT_1904 = 1462

/** What the sheets of an Excel file share. @throws {UnreadableFile} */
export async function readWorkbook(file: Blob): Promise<Workbook> {
  const archive = await openZip(file)
  const [bookPath] = (await readRelations(archive, '')).of('officeDocument')
  const path = bookPath ?? 'xl/workbook.xml'
  const book = await readZipText(archive, path)
  if (book === null) throw new UnreadableFile('no workbook')
  const relations = await readRelations(archive, path)
  const sheets: Sheet[] = []
  let epochShift = 0
  parseXml(book, {
    open: (name, attributes, decode) => {
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes().date1904 ?? '')) epochShift = SHIFT_1904
      if (name !== 'sheet') return
      const found = attributes()
      const path = relations.path(attributeOf(found, 'id') ?? '')
      if (path !== undefined && found.state !== 'hidden' && found.state !== 'veryHidden')
        sheets.push({ title: decode(found.name ?? ''), path })
    },
  })
  if (sheets.length === 0) throw new UnreadableFile('no sheet')
  const [stringsPath] = relations.of('sharedStrings')
  const [stylesPath] = relations.of('styles')
  return {
    archive,
    sheets,
    strings: await readStrings(archive, stringsPath ?? 'xl/sharedStrings.xml'),
    dayStyles: await readDayStyles(archive, stylesPath ?? 'xl/styles.xml'),
    epochShift,
  }
}

/** What a part of the package refers to: by name, and by the last word of its kind. */
async function readRelations(archive: ZipArchive, part: string) {
  const slash = part.lastIndexOf('/') + 1
  const folder = part.slice(0, slash)
  const text = await readZipText(archive, `${folder}_rels/${part.slice(slash)}.rels`)
  const found: { readonly id: string; readonly kind: string; readonly path: string }[] = []
  if (text !== null) {
    parseXml(text, {
      open: (name, attributes, decode) => {
        const { Id, Target, Type = '' } = attributes()
        if (name !== 'Relationship' || !Id || !Target) return
        const target = decode(Target)
        const path = target.startsWith('/') ? target.slice(1) : resolvePath(folder, target)
        found.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), path })
      },
    })
  }
  return {
    path: (id: string) => found.find((each) => each.id === id)?.path,
    of: (kind: string) => found.filter((each) => each.kind === kind).map(({ path }) => path),
  }
}

function resolvePath(folder: string, target: string): string {
  return decodeURIComponent(new URL(target, `https://package/${folder}`).pathname.slice(1))
}

/** Some programs write other prefixes: "r:id", "ns1:id". */
function attributeOf(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((each) => each.endsWith(`:${name}`))
  return key === undefined ? undefined : attributes[key]
}

async function readStrings(archive: ZipArchive, path: string): Promise<readonly string[]> {
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
      if (name !== 'si') return
      strings.push(text)
      if (strings.length > FILE_LIMITS.cells / 10) throw new UnreadableFile('too large')
    },
  })
  await readZipEntry(archive, path, FILE_LIMITS.sharedTextBytes, (piece, final) => {
    parser.write(piece)
    if (final) parser.end()
    return true
  })
  return strings
}

/** Built-in formats of days (ECMA-376, 18.8.30). */
const isDayFormat = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

async function readDayStyles(archive: ZipArchive, path: string): Promise<readonly boolean[]> {
  const styles = await readZipText(archive, path)
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

/** No part of a workbook has more elements within each other. */
const DEPTH_MAX = 100

/**
 * A parser that is given its XML in pieces. What it holds back until it is complete stays within `FILE_LIMITS.xmlText`, and so does the depth of elements.
 *
 * @throws {UnreadableFile} on what is no XML
 */
export function createParser({ open, text, close }: XmlHooks): XmlParser {
  const parser = new Parser()
  let depth = 0
  let heldBack = 0
  parser.on('openTag', (name, attributes, decode) => {
    heldBack = 0
    depth += 1
    if (depth > DEPTH_MAX) throw new UnreadableFile('too deep')
    open?.(plain(name), attributes, decode)
  })
  if (text) parser.on('text', (value, decode) => text(decode(value)))
  parser.on('closeTag', (name) => {
    heldBack = 0
    depth -= 1
    close?.(plain(name))
  })
  parser.on('error', (error) => {
    throw new UnreadableFile(error.message)
  })
  return {
    write(piece) {
      for (let start = 0; start < piece.length; start += FILE_LIMITS.xmlText) {
        if (heldBack >= FILE_LIMITS.xmlText) throw new UnreadableFile('too large')
        const part = piece.slice(start, start + FILE_LIMITS.xmlText)
        heldBack += part.length
        parser.write(part)
      }
    },
    end: () => void parser.end(),
  }
}

interface XmlParser {
  write(piece: string): void
  end(): void
}

function parseXml(xml: string, hooks: XmlHooks): void {
  const parser = createParser(hooks)
  parser.write(xml)
  parser.end()
}

/** Some programs write names with a prefix: "x:row". */
function plain(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}
