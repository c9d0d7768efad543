import type { NeedBounds } from 'shared-contracts/formats'
import { extraStandards, needGroups, type Standard, standards } from 'shared-contracts/menus'

export interface Need extends NeedBounds {
  readonly standardId: number
}

export interface NeedGroup {
  readonly code: string
  readonly title: string
  readonly rows: readonly { readonly standard: Standard; readonly need: NeedBounds }[]
}

const byId = new Map([...standards, ...extraStandards].map((standard) => [standard.id, standard]))

/** The needs of an object type, in the order of the table. Standards without a need are left out, and so are empty groups. */
export function groupNeeds(needs: readonly Need[]): readonly NeedGroup[] {
  const needById = new Map(needs.map((need) => [need.standardId, need]))
  return needGroups
    .map(({ code, title, standardIds }) => ({
      code,
      title,
      rows: standardIds.flatMap((id) => {
        const standard = byId.get(id)
        const need = needById.get(id)
        return standard && need ? [{ standard, need }] : []
      }),
    }))
    .filter((group) => group.rows.length > 0)
}
