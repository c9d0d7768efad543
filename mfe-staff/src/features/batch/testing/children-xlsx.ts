import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { type CalendarDay, daysBetween } from 'shared-contracts/ages'
import { day, headings, type InventedChild } from './batch-rows'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const EPOCH = day('1899-12-30')

export type XlsxCell = string | number | { readonly day: CalendarDay }

type Rows = readonly (readonly XlsxCell[])[]

interface XlsxOptions {
  readonly firstLine?: number
  readonly date1904?: boolean
  readonly streamed?: boolean
  readonly stringsName?: string
  /** A sheet before that of the rows. */
  readonly cover?: Rows
}

/** An Excel file as Excel writes it: texts by their place in a list, days as numbers of a style. */
export function xlsxFile(
  rows: Rows,
  { firstLine = 1, date1904 = false, streamed = false, stringsName = 'sharedStrings', cover }: XlsxOptions = {},
): Uint8Array<ArrayBuffer> {
  const strings = new Map<string, number>()
  const placeOf = (text: string) => {
    const place = strings.get(text) ?? strings.size
    strings.set(text, place)
    return place
  }
  const sheetOf = (ofSheet: Rows) =>
    ofSheet
      .map((cells, index) => {
        const line = firstLine + index
        const xml = cells.map((cell, column) => {
          const at = `r="${String.fromCharCode(65 + column)}${line}"`
          if (cell === '') return ''
          if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
          if (typeof cell === 'string') return `<c ${at} t="s"><v>${placeOf(cell)}</v></c>`
          return `<c ${at} s="1"><v>${daysBetween(EPOCH, cell.day) - (date1904 ? 1462 : 0)}</v></c>`
        })
        return `<row r="${line}">${xml.join('')}</row>`
      })
      .join('')
  const sheets = [...(cover ? [cover] : []), rows].map(sheetOf)
  const each = (write: (number: number) => string) => sheets.map((_, place) => write(place + 1)).join('')
  const texts = [...strings.keys()].map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')
  const type = (name: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`
  const part = (xml: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`)
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`
  return (streamed ? zipStreamed : zipSync)({
    '[Content_Types].xml': part(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type('sheet.main')}"/></Types>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${each((number) => `<sheet name="Đợt ${number}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${PACKAGE}/relationships">${each((number) => relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`))}${relation('rId8', 'sharedStrings', `${stringsName}.xml`)}${relation('rId9', 'styles', 'styles.xml')}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map((xml, place) => [
        `xl/worksheets/sheet${place + 1}.xml`,
        part(`<worksheet xmlns="${MAIN}"><sheetData>${xml}</sheetData></worksheet>`),
      ]),
    ),
    'xl/styles.xml': part(
      `<styleSheet xmlns="${MAIN}"><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    [`xl/${stringsName}.xml`]: part(`<sst xmlns="${MAIN}">${texts}</sst>`),
  })
}

/** As programs pack that write while they compute: sizes stand behind each file and in the directory, not before it. */
function zipStreamed(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(new Uint8Array(piece))
  })
  for (const [name, content] of Object.entries(files)) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(content, true)
  }
  zip.end()
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Children as rows of such a file, below their headings. */
export function childrenXlsx(children: readonly InventedChild[]): Uint8Array<ArrayBuffer> {
  const rows = children.map((child, index): readonly XlsxCell[] => [
    `T${index + 1}`,
    `Trẻ thử số ${index + 1}`,
    child.gender === 0 ? 'Nam' : 'Nữ',
    { day: child.dayOfBirth },
    { day: child.checkDate },
    child.weight ?? '',
    child.height ?? '',
    child.measuredLying === null ? '' : child.measuredLying ? 'nằm' : 'đứng',
    child.oedema ? 'có' : '',
    `Xã ${(index % 20) + 1}`,
  ])
  return xlsxFile([headings, ...rows])
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
