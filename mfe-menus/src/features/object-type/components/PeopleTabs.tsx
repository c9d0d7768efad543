import type { Member } from 'shared-contracts/family'
import { CategoryTabs } from 'shared-ui/lists'
import { bankTexts } from '../../../texts/bank'
import { menuTitles } from '../rules/menu-titles'

/** Shortcuts to those of the visitor's own family who have menus, above all other object types. */
export function PeopleTabs({
  members,
  chosenId,
  to,
}: {
  members: readonly Member[]
  chosenId: number
  to: (objectTypeId: number) => string
}) {
  const tabs = members.flatMap((member) => {
    const { name, objectTypeId } = member
    if (objectTypeId === null) return []
    const title = `${name ?? bankTexts.me}: ${menuTitles(member).shortTitle}`
    return [{ to: to(objectTypeId), title, current: objectTypeId === chosenId }]
  })
  return tabs.length === 0 ? null : <CategoryTabs label={bankTexts.family} tabs={tabs} />
}
