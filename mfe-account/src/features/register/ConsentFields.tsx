import { paths } from 'shared-contracts/paths'
import { AppLink } from 'shared-ui'
import { Checkbox, FieldError } from 'shared-ui/forms'
import { registerTexts as words } from '../../texts/register'
import { consentPurposes } from '../consent/consent-purposes'
import type { ProfileForm } from '../profile-fields/profile-form'
import type { AccountDraft } from './account-draft'
import styles from './Register.module.css'

/** One box a purpose, none ticked, and the text of SPEC.md §2. */
export function ConsentFields({ form }: { form: ProfileForm<AccountDraft> }) {
  const { draft, change, problem, fieldId } = form
  const id = fieldId('consents')
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group} aria-describedby={`${id}-error`}>
      <legend className={styles.legend}>{words.consent}</legend>
      <p className={styles.text}>{words.consentIntro}</p>
      {consentPurposes.map(({ purpose, title, text }) => (
        <Checkbox
          key={purpose}
          id={`${id}-${purpose}`}
          name={`consent-${purpose}`}
          label={
            <>
              <strong>{title}.</strong> {text}
            </>
          }
          checked={draft.consents.includes(purpose)}
          onChange={(checked) =>
            change({
              consents: checked ? [...draft.consents, purpose] : draft.consents.filter((each) => each !== purpose),
            })
          }
        />
      ))}
      <FieldError id={`${id}-error`} message={problem('consents')} />
      <p className={styles.text}>
        {words.agreement.before}
        <AppLink to={paths.terms}>{words.agreement.link}</AppLink>
        {words.agreement.after}
      </p>
    </fieldset>
  )
}
