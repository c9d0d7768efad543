import { useEffect, useRef } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Section, Stack, useShell, type VisitorProfile } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { accountTexts } from '../../texts/account'
import { BirthYearField, MotherhoodFields, PlaceFields, WorkplaceFields } from '../profile-fields'
import {
  type ProfileValues,
  profileKind,
  profileMessages,
  profileOnWire,
  profileValues,
  stillFits,
} from './profile-values'
import { useSaveProfile } from './save-profile'

const texts = accountTexts.profile
const fields = formFields<ProfileValues>()

export interface ProfileFormProps {
  readonly user: VisitorProfile
  readonly today: CalendarDay
}

/** Everything that users tell of themselves, in one form. */
export default function ProfileForm({ user, today }: ProfileFormProps) {
  const { notify } = useShell()
  const save = useSaveProfile()
  const kind = profileKind(user)
  /** What the form began with. */
  const opened = useRef(profileValues(user))
  const form = useFieldForm<ProfileValues>({
    name: 'profile',
    defaults: profileValues(user),
    kept: { in: 'tab', fits: (kept) => stillFits(kept, user) },
    rules: (values) => profileMessages(values, kind, today, user.children),
    async send(values) {
      // New children have their ids from here on; without them the next save would add them once more.
      begin(await save(profileOnWire(opened.current, values, kind)))
      notify(accountTexts.saved, 'success')
    },
  })
  function begin(profile: VisitorProfile): void {
    opened.current = profileValues(profile)
    form.reset(opened.current)
  }
  useFollowedProfile(user, () => {
    if (!form.isChanged()) begin(user)
  })
  return (
    <FormFrame form={form} submitLabel={texts.save}>
      <Section title={texts.about}>
        <Stack gap="large">
          <fields.Text name="fullName" label={texts.fullName} required autoComplete="name" maxLength={120} />
          <BirthYearField today={today} />
          <PlaceFields />
        </Stack>
      </Section>
      {kind === 'family' && (
        <Section title={texts.motherhood}>
          <Stack gap="large">
            <MotherhoodFields today={today} />
          </Stack>
        </Section>
      )}
      {kind === 'staff' && (
        <Section title={texts.workplace}>
          <Stack gap="large">
            <WorkplaceFields />
          </Stack>
        </Section>
      )}
    </FormFrame>
  )
}

/**
 * Calls back when the profile has changed elsewhere while the form is open. What is fetched again and says the same changes nothing: a text that is just being
 * typed is no value yet, and would go.
 */
function useFollowedProfile(user: VisitorProfile, onChange: () => void): void {
  const told = JSON.stringify(profileValues(user))
  const shown = useRef(told)
  const callback = useRef(onChange)
  callback.current = onChange
  useEffect(() => {
    if (shown.current !== told) callback.current()
    shown.current = told
  }, [told])
}
