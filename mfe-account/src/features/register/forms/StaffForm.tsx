import { useShell } from 'shared-frame'
import { FormFrame } from 'shared-frame/forms'
import { registerTexts as words } from '../../../texts/register'
import {
  emptyWorkplace,
  PlaceFields,
  WorkplaceFields,
  type WorkplaceValues,
  workplaceMessages,
  workplaceOnWire,
} from '../../profile-fields'
import { keptSocial } from '../../social'
import { AccountFields } from '../components/AccountFields'
import { ConsentFields } from '../components/ConsentFields'
import { FormGroup } from '../components/FormGroup'
import { HaveAccount } from '../components/HaveAccount'
import { type AccountValues, accountMessages, accountOnWire, emptyAccount } from './account-values'
import type { RegisterFormProps } from './register-form-props'
import { useRegistration } from './use-registration'

interface StaffValues extends AccountValues, WorkplaceValues {}

/** Registration of medical staff, whom an administrator approves. */
export default function StaffForm({ returnTo, today }: RegisterFormProps) {
  const { api } = useShell()
  const form = useRegistration<StaffValues>({
    name: 'staff',
    empty: { ...emptyAccount(keptSocial.read()), ...emptyWorkplace },
    isStaff: true,
    returnTo,
    rules: (values) => ({ ...accountMessages(values, today), ...workplaceMessages(values) }),
    register: (values, captcha) =>
      api.call('User/MedicalStaffRegister', {
        body: { ...accountOnWire(values, captcha), ...workplaceOnWire(values) },
      }),
  })
  return (
    <FormFrame form={form} submitLabel={words.submit} after={<HaveAccount returnTo={returnTo} />}>
      <AccountFields today={today} />
      <FormGroup title={words.workplace}>
        <WorkplaceFields />
      </FormGroup>
      <FormGroup title={words.place}>
        <PlaceFields />
      </FormGroup>
      <ConsentFields />
    </FormFrame>
  )
}
