import { findObjectType } from 'shared-contracts/ages'
import { CategoryTabs } from 'shared-ui'
import { texts } from '../../../texts'
import { menusFor } from '../rules/object-type-choice'
import type { Person } from '../rules/people'

/**
 * Shortcuts to the visitor's own family, above all other object types. They tell the frame whose menus are shown: where no
 * address says it, the document's head can't.
 */
export function PeopleTabs({
  people,
  chosenId,
  to,
}: {
  people: readonly Person[]
  chosenId: number
  to: (objectTypeId: number) => string
}) {
  if (people.length === 0) return null
  return (
    <div data-menus-for={menusFor(findObjectType(chosenId))}>
      <CategoryTabs
        label={texts.bank.family}
        tabs={people.map(({ name, objectType }) => ({
          to: to(objectType.id),
          title: `${name ?? texts.bank.me}: ${objectType.shortTitle}`,
          current: objectType.id === chosenId,
        }))}
      />
    </div>
  )
}
