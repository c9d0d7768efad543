import { findObjectType } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { AppLink } from 'shared-frame'
import { standardsTexts } from '../../texts/standards'

/** Menus of mothers are for light activity: says so, and where the need of others stands. Children's needs aren't split by activity. */
export function ActivityNote({ objectTypeId }: { objectTypeId: number }) {
  const group = findObjectType(objectTypeId)?.group
  if (group !== 1 && group !== 2) return null
  return (
    <p>
      {standardsTexts.light} <AppLink to={paths.nutritionNeeds}>{standardsTexts.otherActivity}</AppLink>
    </p>
  )
}
