import { paths } from 'shared-contracts/paths'
import { AppLink } from 'shared-frame'
import { Checkbox, FieldError, formFields } from 'shared-frame/forms'
import { registerTexts as words } from '../../../texts/register'
import { consentPurposes } from '../../own-data'
import type { AccountValues } from '../forms/account-values'
import styles from './Register.module.css'

const fields = formFields<AccountValues>()

/** One box a purpose, none ticked, and the words of agreement with the way to the terms. */
export function ConsentFields() {
  const { id, error, value: given, onChange } = fields.useField('consents')
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
          checked={given.includes(purpose)}
          onChange={(checked) => onChange(checked ? [...given, purpose] : given.filter((each) => each !== purpose))}
        />
      ))}
      <FieldError id={`${id}-error`} message={error} />
      <p className={styles.text}>
        {words.agreement.before}
        <AppLink to={paths.terms} data-dialog="terms">
          {words.agreement.link}
        </AppLink>
        {words.agreement.after}
      </p>
    </fieldset>
  )
}
