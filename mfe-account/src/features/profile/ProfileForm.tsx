import type { CalendarDay } from 'shared-contracts/ages'
import { Section, Stack, useShell } from 'shared-ui'
import { TextField } from 'shared-ui/forms'
import { FormFrame, useForm } from 'shared-ui/sending'
import { accountTexts } from '../../texts/account'
import { keptDraftOf } from '../own-account/kept-draft-of'
import type { OwnProfile } from '../own-account/own-profile-query'
import { useProfileChanged } from '../own-account/use-own-profile'
import { BirthYearField } from '../profile-fields/BirthYearField'
import { MotherhoodFields } from '../profile-fields/MotherhoodFields'
import { PlaceFields } from '../profile-fields/PlaceFields'
import { WorkplaceFields } from '../profile-fields/WorkplaceFields'
import {
  type ProfileDraft,
  profileDraft,
  profileFields,
  profileKind,
  profileOnWire,
  profileProblems,
  stillFits,
} from './profile-draft'

const texts = accountTexts.profile
const drafts = keptDraftOf<ProfileDraft>()

export interface ProfileFormProps {
  readonly user: OwnProfile
  readonly today: CalendarDay
}

/** Everything that users tell of themselves, in one form. */
export default function ProfileForm({ user, today }: ProfileFormProps) {
  const { api, notify } = useShell()
  const { take } = useProfileChanged(user.id)
  const kind = profileKind(user)
  const kept = drafts(user.id)
  const form = useForm<ProfileDraft>({
    name: 'profile',
    initial: profileDraft(user),
    kept: {
      ...kept,
      read() {
        const draft = kept.read()
        return draft !== null && stillFits(draft, user) ? draft : null
      },
    },
    fields: profileFields,
    problems: (draft) => profileProblems(draft, kind, today),
    async send(draft) {
      const saved = await api.call('User/UpdateUser', { body: profileOnWire(draft, kind) })
      // New children have their ids from here on; without them the next save would add them once more.
      form.change(profileDraft(saved))
      await take(saved)
      notify(accountTexts.saved, 'success')
    },
  })
  return (
    <FormFrame form={form} submitLabel={texts.save}>
      <Section title={texts.about}>
        <Stack gap="large">
          <TextField
            id={form.fieldId('fullName')}
            name="fullName"
            label={texts.fullName}
            required
            autoComplete="name"
            maxLength={120}
            value={form.draft.fullName}
            onChange={(fullName) => form.change({ fullName })}
            error={form.problem('fullName')}
          />
          <BirthYearField form={form} today={today} />
          <PlaceFields form={form} />
        </Stack>
      </Section>
      {kind === 'family' && (
        <Section title={texts.motherhood}>
          <Stack gap="large">
            <MotherhoodFields form={form} today={today} />
          </Stack>
        </Section>
      )}
      {kind === 'staff' && (
        <Section title={texts.workplace}>
          <Stack gap="large">
            <WorkplaceFields form={form} />
          </Stack>
        </Section>
      )}
    </FormFrame>
  )
}
