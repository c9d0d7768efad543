import { type CalendarDay, userTypeLabels, userTypes } from 'shared-contracts/ages'
import { formFields } from 'shared-frame/forms'
import { selectField } from 'shared-frame/select'
import { profileTexts as words } from '../../../texts/profile'
import { useRelationships } from '../requests/relationships'
import {
  childrenOfUserType,
  type FamilyUserType,
  hasChildren,
  isPregnant,
  type MotherhoodValues,
  type MotherStatusNumber,
} from '../rules/motherhood'
import { titledOptions } from '../rules/titled-options'
import { ChildrenFields } from './ChildrenFields'
import { ListFailure } from './ListFailure'
import { PregnancyFields } from './PregnancyFields'

const fields = formFields<MotherhoodValues>()
const SelectField = selectField<MotherhoodValues>()
const familyTypes: readonly FamilyUserType[] = [
  userTypes.pregnance,
  userTypes.pregnanceAndBabySitter,
  userTypes.babySitter,
]
const statuses: readonly { readonly value: MotherStatusNumber; readonly title: string }[] = [
  { value: 1, title: words.pregnant },
  { value: 2, title: words.nursing },
]

/** Who somebody is, and what follows from it: the pregnancy, the children, how a carer is related to them. */
export function MotherhoodFields({ today }: { today: CalendarDay }) {
  const userType = fields.useValue('userType')
  const motherStatus = fields.useValue('motherStatus')
  const children = fields.useValue('children')
  const change = fields.useChange()
  return (
    <>
      <fields.Radio
        name="userType"
        legend={words.userType}
        options={familyTypes.map((value) => ({ value, title: userTypeLabels[value] }))}
        onChanged={(chosen) => change({ children: childrenOfUserType(children, chosen) })}
      />
      {userType === userTypes.pregnanceAndBabySitter && (
        <fields.Radio name="motherStatus" legend={words.motherStatus} options={statuses} />
      )}
      {isPregnant({ userType, motherStatus }) && <PregnancyFields />}
      {userType === userTypes.babySitter && <RelationshipField />}
      {hasChildren({ userType }) && <ChildrenFields today={today} />}
    </>
  )
}

function RelationshipField() {
  const relationships = useRelationships()
  return (
    <>
      {relationships.isError && (
        <ListFailure busy={relationships.isFetching} onRetry={() => void relationships.refetch()} />
      )}
      <SelectField
        name="babysitterRelationshipId"
        label={words.relationship}
        options={titledOptions(relationships.data)}
        loading={relationships.isPending}
      />
    </>
  )
}
