import { useShell } from 'shared-ui'
import { FormFrame, keptDraft } from 'shared-ui/sending'
import { registerTexts as words } from '../../texts/register'
import { PlaceFields } from '../profile-fields/PlaceFields'
import { WorkplaceFields } from '../profile-fields/WorkplaceFields'
import {
  emptyWorkplace,
  type WorkplaceDraft,
  workplaceFields,
  workplaceOnWire,
  workplaceProblems,
} from '../profile-fields/workplace'
import { keptSocial } from '../social/kept-social'
import { AccountFields } from './AccountFields'
import { type AccountDraft, accountFields, accountOnWire, accountProblems, emptyAccount } from './account-draft'
import { ConsentFields } from './ConsentFields'
import type { RegisterFormProps } from './FamilyForm'
import { FormGroup } from './FormGroup'
import { HaveAccount } from './HaveAccount'
import { useRegistration } from './use-registration'

interface StaffDraft extends AccountDraft, WorkplaceDraft {}

const kept = keptDraft<StaffDraft>()

/** Registration of medical staff, whom an administrator approves (DECISIONS 9). */
export default function StaffForm({ returnTo, today }: RegisterFormProps) {
  const { api } = useShell()
  const form = useRegistration<StaffDraft>({
    name: 'staff',
    empty: { ...emptyAccount(keptSocial.read()), ...emptyWorkplace },
    isStaff: true,
    returnTo,
    kept,
    fields: (draft) => [...accountFields(draft).first, ...workplaceFields(draft), ...accountFields(draft).last],
    problems: (draft) => ({ ...accountProblems(draft, today), ...workplaceProblems(draft) }),
    register: (draft, captcha) =>
      api.call('User/MedicalStaffRegister', { body: { ...accountOnWire(draft, captcha), ...workplaceOnWire(draft) } }),
  })
  return (
    <FormFrame form={form} submitLabel={words.submit} after={<HaveAccount returnTo={returnTo} />}>
      <AccountFields form={form} today={today} />
      <FormGroup title={words.workplace}>
        <WorkplaceFields form={form} />
      </FormGroup>
      <FormGroup title={words.place}>
        <PlaceFields form={form} />
      </FormGroup>
      <ConsentFields form={form} />
    </FormFrame>
  )
}
