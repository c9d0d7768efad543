import { findObjectType } from 'shared-contracts/ages'
import { formatDecimal } from 'shared-contracts/formats'
import { expectedGain, fetusWords, gainStandards, motherBmi } from 'shared-contracts/gestation'
import type { ContentFolder } from '../files/content-folder'
import { readKitchenContent } from '../nutrition/kitchen-content'
import { needRows } from '../nutrition/needs-content'
import { readSources } from '../tables'

/** Tables for medical staff that are made of what the site itself works with, below the root of the product. */
export const NEEDS_TABLE = 'content/staff-files/nhu-cau-khuyen-nghi.csv'
export const GAIN_TABLE = 'content/staff-files/muc-tang-can-theo-tuan.csv'

/** What is recommended to each group: the amount, the upper level where there is one, and who says so. Bands that the programme works in are left out. */
export function needsTable(folder: ContentFolder): string {
  const { standards: listed, needsContent } = readKitchenContent(folder, [])
  const standards = new Map(listed.map((standard) => [standard.standardId, standard]))
  const sources = new Map(
    readSources(folder.read('nutrition/sources.csv') ?? '').rows.map((source) => [source.code, source]),
  )
  const sourceOf = (code: string | null) => {
    const source = sources.get(code ?? '')
    return source ? [source.title, source.publisher, source.year].filter((part) => part !== '').join(', ') : ''
  }
  const recommended = needRows(needsContent).object_type_needs.filter(
    ({ recommended_from: from, recommended_to: to, upper_level: upper }) =>
      from !== null || to !== null || upper !== null,
  )
  return csvOf([
    [
      'nhom',
      'chat',
      'don_vi',
      'khuyen_nghi_tu',
      'khuyen_nghi_den',
      'muc_toi_da',
      'muc_toi_da_chi_tinh',
      'nguon',
      'nguon_muc_toi_da',
    ],
    ...recommended.map((need) => {
      const standard = standards.get(need.standard_id)
      return [
        findObjectType(need.object_type_id)?.title ?? '',
        standard?.title ?? '',
        standard?.unit ?? '',
        figure(need.recommended_from),
        figure(need.recommended_to),
        figure(need.upper_level),
        need.upper_level !== null && need.upper_is_of_added ? 'phần bổ sung' : '',
        sourceOf(need.source),
        need.upper_level === null ? '' : sourceOf(need.upper_source ?? need.source),
      ]
    }),
  ])
}

/** kg before pregnancy, and cm, for which the bands are printed: thin, normal and overweight mothers. */
const WEIGHTS = [40, 45, 50, 55, 60, 65, 70, 75]
const HEIGHTS = [150, 155, 160]
const FIRST_WEEK = 13
const LAST_WEEK = 40

/** What stands beside empty figures. */
const NO_RANGE = 'Nguồn không có khoảng cho BMI này: bác sĩ đặt mức riêng'

/** The gain expected by each completed week, as the site's own chart draws it, with one child and with two; without figures where a source has no range. */
export function gainTable(): string {
  const rows = Object.values(gainStandards).flatMap((standard) =>
    HEIGHTS.flatMap((height) =>
      WEIGHTS.flatMap((weight) =>
        weeks().map((week) => {
          const gain = expectedGain({ weight, height }, week * 7, standard)
          const bmi = motherBmi(weight, height)
          return [
            ...[
              standard.title,
              fetusWords[standard.fetusCount],
              figure(height),
              figure(weight),
              figure(bmi, 1),
              String(week),
            ],
            ...[figure(gain?.min ?? null, 1), figure(gain?.max ?? null, 1)],
            gain === null ? `${standard.source}. ${NO_RANGE}` : standard.source,
          ]
        }),
      ),
    ),
  )
  const head = [
    'chuan',
    'so_thai',
    'chieu_cao_cm',
    'can_nang_truoc_kg',
    'bmi_truoc',
    'tuan_thai',
    'tang_tu_kg',
    'tang_den_kg',
    'nguon',
  ]
  return csvOf([head, ...rows])
}

function weeks(): readonly number[] {
  return Array.from({ length: LAST_WEEK - FIRST_WEEK + 1 }, (_, place) => FIRST_WEEK + place)
}

function figure(value: number | null, decimals?: number): string {
  return value === null ? '' : formatDecimal(value, decimals)
}

/** UTF-8 with a mark, so that spreadsheets read the accents; lines end as RFC 4180 says. */
function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
