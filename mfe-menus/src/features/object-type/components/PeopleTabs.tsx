import { CategoryTabs } from 'shared-ui/lists'
import { texts } from '../../../texts'
import type { Person } from '../rules/people'

/** Shortcuts to the visitor's own family, above all other object types. */
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
    <CategoryTabs
      label={texts.bank.family}
      tabs={people.map(({ name, objectType }) => ({
        to: to(objectType.id),
        title: `${name ?? texts.bank.me}: ${objectType.shortTitle}`,
        current: objectType.id === chosenId,
      }))}
    />
  )
}
