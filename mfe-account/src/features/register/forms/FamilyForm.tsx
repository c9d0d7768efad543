import { useShell } from 'shared-frame'
import { FormFrame } from 'shared-frame/forms'
import { registerTexts as words } from '../../../texts/register'
import {
  emptyMotherhood,
  MotherhoodFields,
  type MotherhoodValues,
  motherhoodMessages,
  motherhoodOnWire,
  PlaceFields,
} from '../../profile-fields'
import { keptSocial } from '../../social'
import { AccountFields } from '../components/AccountFields'
import { ConsentFields } from '../components/ConsentFields'
import { FormGroup } from '../components/FormGroup'
import { HaveAccount } from '../components/HaveAccount'
import { type AccountValues, accountMessages, accountOnWire, emptyAccount } from './account-values'
import type { RegisterFormProps } from './register-form-props'
import { useRegistration } from './use-registration'

interface FamilyValues extends AccountValues, MotherhoodValues {}

/** Registration of mothers and carers (user types 0, 1 and 3). */
export default function FamilyForm({ returnTo, today }: RegisterFormProps) {
  const { api } = useShell()
  const form = useRegistration<FamilyValues>({
    name: 'register',
    empty: { ...emptyAccount(keptSocial.read()), ...emptyMotherhood },
    isStaff: false,
    returnTo,
    rules: (values) => ({ ...accountMessages(values, today), ...motherhoodMessages(values, today) }),
    register: (values, captcha) =>
      api.call('User/Register', { body: { ...accountOnWire(values, captcha), ...motherhoodOnWire(values) } }),
  })
  return (
    <FormFrame form={form} submitLabel={words.submit} after={<HaveAccount returnTo={returnTo} />}>
      <AccountFields today={today} />
      <FormGroup title={words.motherAndBaby}>
        <MotherhoodFields today={today} />
      </FormGroup>
      <FormGroup title={words.place} hint={words.placeHint}>
        <PlaceFields />
      </FormGroup>
      <ConsentFields />
    </FormFrame>
  )
}
