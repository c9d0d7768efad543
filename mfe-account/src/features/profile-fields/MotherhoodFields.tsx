import { type CalendarDay, userTypeLabels, userTypes } from 'shared-contracts/ages'
import { useShell } from 'shared-ui'
import { RadioCards, SearchableSelect } from 'shared-ui/forms'
import { useQuery } from 'shared-ui/remote'
import { profileTexts as words } from '../../texts/profile'
import { ChildrenFields } from './ChildrenFields'
import { ListFailure } from './ListFailure'
import {
  type FamilyUserType,
  hasChildren,
  isPregnant,
  type MotherhoodDraft,
  type MotherStatusNumber,
  withUserType,
} from './motherhood'
import { PregnancyFields } from './PregnancyFields'
import type { ProfileForm } from './profile-form'
import { relationshipsQuery } from './reference-queries'
import { titledOptions } from './titled-options'

const familyTypes: readonly FamilyUserType[] = [
  userTypes.pregnance,
  userTypes.pregnanceAndBabySitter,
  userTypes.babySitter,
]
const statuses: readonly { readonly value: MotherStatusNumber; readonly title: string }[] = [
  { value: 1, title: words.pregnant },
  { value: 2, title: words.nursing },
]

interface Props {
  readonly form: ProfileForm<MotherhoodDraft>
  readonly today: CalendarDay
}

/** Who somebody is, and what follows from it: the pregnancy, the children, how a carer is related to them. */
export function MotherhoodFields({ form, today }: Props) {
  const { draft, change, problem, fieldId } = form
  return (
    <>
      <RadioCards
        id={fieldId('userType')}
        name="userType"
        legend={words.userType}
        options={familyTypes.map((value) => ({ value, title: userTypeLabels[value] }))}
        value={draft.userType}
        onChange={(userType) => change(withUserType(draft, userType))}
        error={problem('userType')}
      />
      {draft.userType === userTypes.pregnanceAndBabySitter && (
        <RadioCards
          id={fieldId('motherStatus')}
          name="motherStatus"
          legend={words.motherStatus}
          options={statuses}
          value={draft.motherStatus}
          onChange={(motherStatus) => change({ motherStatus })}
          error={problem('motherStatus')}
        />
      )}
      {isPregnant(draft) && <PregnancyFields form={form} />}
      {draft.userType === userTypes.babySitter && <RelationshipField form={form} />}
      {hasChildren(draft) && <ChildrenFields form={form} today={today} />}
    </>
  )
}

function RelationshipField({ form }: { form: ProfileForm<MotherhoodDraft> }) {
  const { api } = useShell()
  const relationships = useQuery(relationshipsQuery(api))
  return (
    <>
      {relationships.isError && (
        <ListFailure busy={relationships.isFetching} onRetry={() => void relationships.refetch()} />
      )}
      <SearchableSelect
        id={form.fieldId('babysitterRelationshipId')}
        name="babysitterRelationshipId"
        label={words.relationship}
        options={titledOptions(relationships.data)}
        loading={relationships.isPending}
        value={form.draft.babysitterRelationshipId}
        onChange={(babysitterRelationshipId) => form.change({ babysitterRelationshipId })}
        error={form.problem('babysitterRelationshipId')}
      />
    </>
  )
}
