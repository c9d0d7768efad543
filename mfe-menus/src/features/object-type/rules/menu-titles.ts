import { findObjectType, type ObjectType } from 'shared-contracts/ages'
import { type Member, stageTitle } from 'shared-contracts/family'

const PAST_TERM = { title: stageTitle({ kind: 'past-term' }), shortTitle: 'Quá ngày dự sinh' }

/** How a member's menus are called: by their object type, but past term by the stage, as nobody said that she nurses. */
export function menuTitles({
  stage,
  objectTypeId,
}: Pick<Member, 'stage' | 'objectTypeId'>): Pick<ObjectType, 'title' | 'shortTitle'> {
  const objectType = objectTypeId === null ? undefined : findObjectType(objectTypeId)
  return stage?.kind === 'past-term' || objectType === undefined ? PAST_TERM : objectType
}
