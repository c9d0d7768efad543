import { paths } from 'shared-contracts/paths'
import { Stack } from 'shared-ui'
import { definePage } from 'shared-ui/remote'
import { AccountFrame } from '../features/own-account/AccountFrame'
import styles from '../features/own-account/AccountFrame.module.css'
import { ChangeEmailFormPart } from '../features/security/form-parts'
import { accountTexts } from '../texts/account'

const texts = accountTexts.changeEmail
const { title, intro } = texts

/** A new email for the account. */
function ChangeEmailPage() {
  return (
    <AccountFrame title={title} intro={intro} part={paths.security}>
      {(user) => (
        <Stack>
          <p>{user.email === null ? texts.none : texts.current(user.email)}</p>
          <div className={styles.form}>
            <ChangeEmailFormPart userId={user.id} currentEmail={user.email} />
          </div>
        </Stack>
      )}
    </AccountFrame>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: ChangeEmailPage })
