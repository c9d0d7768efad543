import { z } from 'zod'
import { checkReferences, idsOf, readJsonRows, rowId, rowTitle } from '../../files/checked-rows'
import type { ContentFolder } from '../../files/content-folder'
import { type Problem, problemsOf } from '../../files/problem'
import type { PartOfRows } from '../../rows/content-rows'
import { readWards } from './read-wards'

const FOLDER = 'site/geography'
const titled = z.object({ id: rowId, title: rowTitle })
const province = titled.extend({
  areaId: rowId,
  /** Units below the province, compared with the list of them. */
  wardCount: z.int().nonnegative(),
  /** Provinces that became a part of this one, and its own earlier names: people go on searching for them. */
  formerTitles: z.array(rowTitle).default([]),
})

/** Areas, provinces, former districts, and wards with communes and special zones. */
export function readPlaceContent(folder: ContentFolder): {
  rows: PartOfRows<'areas' | 'provinces' | 'districts' | 'wards'>
  problems: Problem[]
} {
  const areas = readJsonRows(folder, `${FOLDER}/areas.json`, titled)
  const provinces = readJsonRows(folder, `${FOLDER}/provinces.json`, province)
  const districts = readJsonRows(
    folder,
    `${FOLDER}/districts.json`,
    titled.extend({ provinceId: rowId, legacy: z.boolean().default(true) }),
  )
  const wards = readWards(folder, { provinces: provinces.rows, districts: districts.rows })
  checkReferences(provinces.rows, 'areaId', (row) => row.areaId, idsOf(areas.rows), provinces.problems)
  checkReferences(districts.rows, 'provinceId', (row) => row.provinceId, idsOf(provinces.rows), districts.problems)
  return {
    rows: {
      areas: areas.rows,
      provinces: provinces.rows.map(({ id, title, areaId, formerTitles }) => ({
        ...{ id, title },
        area_id: areaId,
        former_titles: formerTitles,
      })),
      districts: districts.rows.map(({ provinceId, ...row }) => ({ ...row, province_id: provinceId })),
      wards: wards.rows.map(({ provinceId, districtId, ...row }) => ({
        ...row,
        province_id: provinceId,
        district_id: districtId,
      })),
    },
    problems: [
      ...[areas, provinces, districts].flatMap(({ problems }) => problems.all),
      ...formerTitleProblems(provinces.rows),
      ...wards.problems,
    ],
  }
}

/** A former province is a part of one province of today alone; otherwise its name would lead to the wrong one. */
function formerTitleProblems(provinces: readonly z.infer<typeof province>[]): readonly Problem[] {
  const problems = problemsOf(`${FOLDER}/provinces.json`)
  const provinceOf = new Map<string, string>()
  for (const [index, { title, formerTitles }] of provinces.entries()) {
    for (const former of formerTitles) {
      const other = provinceOf.get(former)
      if (other !== undefined) problems.add(`${former} đã thuộc ${other}`, `[${index}].formerTitles`)
      provinceOf.set(former, title)
    }
  }
  return problems.all
}
