import type { CalendarDay } from 'shared-contracts/ages'
import { useShell } from 'shared-ui'
import { FormFrame, keptDraft } from 'shared-ui/sending'
import { registerTexts as words } from '../../texts/register'
import { MotherhoodFields } from '../profile-fields/MotherhoodFields'
import {
  emptyMotherhood,
  type MotherhoodDraft,
  motherhoodFields,
  motherhoodOnWire,
  motherhoodProblems,
} from '../profile-fields/motherhood'
import { PlaceFields } from '../profile-fields/PlaceFields'
import { keptSocial } from '../social/kept-social'
import { AccountFields } from './AccountFields'
import { type AccountDraft, accountFields, accountOnWire, accountProblems, emptyAccount } from './account-draft'
import { ConsentFields } from './ConsentFields'
import { FormGroup } from './FormGroup'
import { HaveAccount } from './HaveAccount'
import { useRegistration } from './use-registration'

export interface RegisterFormProps {
  readonly returnTo: string | null
  readonly today: CalendarDay
}

interface FamilyDraft extends AccountDraft, MotherhoodDraft {}

const kept = keptDraft<FamilyDraft>()

/** Registration of mothers and carers (SPEC.md §3: user types 0, 1 and 3). */
export default function FamilyForm({ returnTo, today }: RegisterFormProps) {
  const { api } = useShell()
  const form = useRegistration<FamilyDraft>({
    name: 'register',
    empty: { ...emptyAccount(keptSocial.read()), ...emptyMotherhood },
    isStaff: false,
    returnTo,
    kept,
    fields: (draft) => [...accountFields(draft).first, ...motherhoodFields(draft), ...accountFields(draft).last],
    problems: (draft) => ({ ...accountProblems(draft, today), ...motherhoodProblems(draft, today) }),
    register: (draft, captcha) =>
      api.call('User/Register', { body: { ...accountOnWire(draft, captcha), ...motherhoodOnWire(draft) } }),
  })
  return (
    <FormFrame form={form} submitLabel={words.submit} after={<HaveAccount returnTo={returnTo} />}>
      <AccountFields form={form} today={today} />
      <FormGroup title={words.motherAndBaby}>
        <MotherhoodFields form={form} today={today} />
      </FormGroup>
      <FormGroup title={words.place} hint={words.placeHint}>
        <PlaceFields form={form} />
      </FormGroup>
      <ConsentFields form={form} />
    </FormFrame>
  )
}
