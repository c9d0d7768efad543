import type { Stage } from 'shared-contracts/family'
import { catalogPath } from 'shared-contracts/paths'
import { listAddress } from 'shared-ui/reading'

const MOTHER = 'dinh-duong-va-suc-khoe-cho-me'
const CHILD = 'dinh-duong-va-suc-khoe-cho-be'

/** The category of the notebook that is about a stage, by its catalog. Articles say no more of whom they are for. */
export function stageCategory(stage: Stage): { readonly catalogCode: string; readonly categoryCode: string } {
  switch (stage.kind) {
    case 'week':
    case 'past-term':
      return { catalogCode: MOTHER, categoryCode: 'mang-thai' }
    case 'nursing':
      return { catalogCode: MOTHER, categoryCode: 'cho-con-bu' }
    case 'child':
      return { catalogCode: CHILD, categoryCode: childCategory(stage.months) }
  }
}

function childCategory(months: number): string {
  if (months < 6) return 'bu-me'
  return months < 12 ? 'an-dam' : 'tre-1-5-tuoi'
}

/** Where the articles of a stage are listed. */
export function stagePath(stage: Stage): string {
  const { catalogCode, categoryCode } = stageCategory(stage)
  return listAddress(catalogPath(catalogCode), { category: categoryCode })
}
