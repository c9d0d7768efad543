import { paths } from 'shared-contracts/paths'
import { formatPhone } from 'shared-contracts/validation'
import { LinkButton, Section, Stack } from 'shared-frame'
import { definePage, useSearchParams } from 'shared-frame/remote'
import { returnTo } from '../features/after-login'
import { AccountFrame, FormColumn } from '../features/own-account'
import { SecondStepPart } from '../features/second-step'
import { ChangePasswordFormPart, ChangePhoneFormPart, OwnEmail, OwnSessions } from '../features/security'
import { accountTexts } from '../texts/account'

const texts = accountTexts.security
const { title, intro } = texts

/** How and where the user logs in: second step, email, phone number, password, devices. */
function SecurityPage() {
  const [search] = useSearchParams()
  return (
    <AccountFrame title={title} intro={intro} part={paths.security}>
      {(user) => (
        <>
          <Section title={accountTexts.secondStep.title} intro={accountTexts.secondStep.intro}>
            <SecondStepPart user={user} returnTo={returnTo(search)} />
          </Section>
          <OwnEmail user={user} />
          <Section
            title={texts.phone}
            intro={user.phoneNumber === null ? texts.noPhone : formatPhone(user.phoneNumber)}
          >
            <FormColumn>
              <ChangePhoneFormPart user={user} />
            </FormColumn>
          </Section>
          <Section title={texts.password}>
            {user.hasPassword ? (
              <FormColumn>
                <ChangePasswordFormPart userName={user.userName} />
              </FormColumn>
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
          <OwnSessions user={user} />
        </>
      )}
    </AccountFrame>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: SecurityPage })
