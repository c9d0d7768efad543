import { paths } from 'shared-contracts/paths'
import { LinkButton, Section, Stack } from 'shared-ui'
import { definePage } from 'shared-ui/remote'
import { AccountFrame } from '../features/own-account/AccountFrame'
import styles from '../features/own-account/AccountFrame.module.css'
import { ChangePasswordFormPart, ChangePhoneFormPart } from '../features/security/form-parts'
import { OwnEmail } from '../features/security/OwnEmail'
import { accountTexts } from '../texts/account'

const texts = accountTexts.security
const { title, intro } = texts

/** How the user logs in: email, phone number, password. */
function SecurityPage() {
  return (
    <AccountFrame title={title} intro={intro} part={paths.security}>
      {(user) => (
        <>
          <OwnEmail user={user} />
          <Section title={texts.phone} intro={user.phoneNumber ?? texts.noPhone}>
            <div className={styles.form}>
              <ChangePhoneFormPart userId={user.id} />
            </div>
          </Section>
          <Section title={texts.password}>
            {user.hasPassword ? (
              <div className={styles.form}>
                <ChangePasswordFormPart userName={user.userName} />
              </div>
            ) : (
              <Stack>
                <p>{texts.noPassword}</p>
                <Stack direction="row">
                  <LinkButton to={paths.forgotPassword} tone="soft">
                    {texts.createPassword}
                  </LinkButton>
                </Stack>
              </Stack>
            )}
          </Section>
        </>
      )}
    </AccountFrame>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: SecurityPage })
