import { paths } from 'shared-contracts/paths'
import { Stack } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { AccountFrame, FormColumn } from '../features/own-account'
import { ChangeEmailFormPart } from '../features/security'
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
          <FormColumn>
            <ChangeEmailFormPart user={user} />
          </FormColumn>
        </Stack>
      )}
    </AccountFrame>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: ChangeEmailPage })
