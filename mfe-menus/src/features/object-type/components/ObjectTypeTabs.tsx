import { objectTypeGroups } from 'shared-contracts/ages'
import { CategoryTabs } from 'shared-ui/lists'
import { bankTexts } from '../../../texts/bank'
import { menuObjectTypes } from '../rules/object-type-choice'
import styles from './ObjectTypeTabs.module.css'

/** Object types of mothers and of children in two rows of links. */
export function ObjectTypeTabs({ chosenId, to }: { chosenId: number | null; to: (objectTypeId: number) => string }) {
  const isChild = (group: number | null) => group === objectTypeGroups.child
  const rows = [
    { label: bankTexts.child, types: menuObjectTypes.filter((type) => isChild(type.group)) },
    { label: bankTexts.mother, types: menuObjectTypes.filter((type) => !isChild(type.group)) },
  ]
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <CategoryTabs
          key={row.label}
          label={`${bankTexts.forWhom}: ${row.label}`}
          tabs={row.types.map((type) => ({
            to: to(type.id),
            title: isChild(type.group) ? type.title : type.shortTitle,
            current: type.id === chosenId,
          }))}
        />
      ))}
    </div>
  )
}
