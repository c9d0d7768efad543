import type { ContentFolder } from '../../files/content-folder'
import { type Problem, problemsOf } from '../../files/problem'
import { parseCsv } from '../../tables/csv'

export const WARD_FILE = 'site/geography/wards.csv'

export interface Ward {
  readonly id: number
  readonly title: string
  readonly provinceId: number
  readonly districtId: number | null
}

export interface KnownPlaces {
  readonly provinces: readonly { readonly id: number; readonly title: string; readonly wardCount: number }[]
  readonly districts: readonly { readonly id: number; readonly provinceId: number }[]
}

/** The kinds of units below a province, each written before the name. */
const KIND = /^(?:Phường|Xã|Đặc khu) \S/
/** "Hoà" for "Hòa": in an open syllable the site writes the tone over the first vowel, as the names of provinces do. */
const TONE_ON_LAST = /(?<!q)(?:o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])(?!\p{L})/iu

/**
 * Wards, communes and special zones (columns `id,provinceId,districtId,title`). Named with its line: an id or, within a province,
 * a title that occurs twice; an unknown province; a former district of another province; another spelling than the site's. Each
 * province must have as many as it states, so that a list which was cut or renewed in part is noticed.
 */
export function readWards(
  folder: ContentFolder,
  { provinces, districts }: KnownPlaces,
): { rows: readonly Ward[]; problems: readonly Problem[] } {
  const problems = problemsOf(WARD_FILE)
  const lineOf = new Map<string, number>()
  const provinceIds = new Set(provinces.map(({ id }) => id))
  const provinceOfDistrict = new Map(districts.map(({ id, provinceId }) => [id, provinceId]))
  const rows: Ward[] = []
  for (const { line, cells } of parsedRows()) {
    const title = (cells.title ?? '').trim().normalize('NFC')
    const ward = {
      ...{ id: Number(cells.id), title, provinceId: Number(cells.provinceId) },
      districtId: cells.districtId ? Number(cells.districtId) : null,
    }
    const before = problems.all.length
    if (!Number.isSafeInteger(ward.id) || ward.id < 1) problems.add('Mã phải là số nguyên dương', 'id', line)
    refuseRepeated('id', `id ${ward.id}`, line)
    refuseRepeated('title', `${title} của tỉnh ${ward.provinceId}`, line)
    if (!KIND.test(title)) problems.add(`${title} phải bắt đầu bằng Phường, Xã hoặc Đặc khu`, 'title', line)
    if (TONE_ON_LAST.test(title)) problems.add(`${title}: đặt dấu như Hòa, Thủy (không phải Hoà, Thuỷ)`, 'title', line)
    if (!provinceIds.has(ward.provinceId))
      problems.add(`Không có tỉnh nào mang id ${cells.provinceId}`, 'provinceId', line)
    if (ward.districtId !== null && provinceOfDistrict.get(ward.districtId) !== ward.provinceId)
      problems.add(
        `Tỉnh ${ward.provinceId} không có quận, huyện cũ nào mang id ${cells.districtId}`,
        'districtId',
        line,
      )
    if (problems.all.length === before) rows.push(ward)
  }
  for (const { id, title, wardCount } of provinces) {
    const count = rows.filter(({ provinceId }) => provinceId === id).length
    if (count !== wardCount) problems.add(`${title} có ${count} xã, phường, đặc khu; provinces.json ghi ${wardCount}`)
  }
  return { rows, problems: problems.all }

  function parsedRows() {
    const text = folder.read(WARD_FILE)
    if (text === null) problems.add('Không có tệp này')
    try {
      return parseCsv(text ?? '')
    } catch (error) {
      problems.add(error instanceof Error ? error.message : String(error))
      return []
    }
  }

  function refuseRepeated(field: string, key: string, line: number) {
    const earlier = lineOf.get(key)
    if (earlier === undefined) lineOf.set(key, line)
    else problems.add(`${key} đã có ở dòng ${earlier}`, field, line)
  }
}
