import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { LinkButton, Notice, Section, Stack } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { asksWhetherBorn } from '../features/overview'
import { AccountFrame, FormColumn } from '../features/own-account'
import { ProfileFormPart } from '../features/profile'
import { accountTexts } from '../texts/account'

const texts = accountTexts.profile
const { title, intro } = texts

/** Where users say who they are, how far the pregnancy is, and who their children are. */
function ProfilePage() {
  const today = parseCalendarDay(usePage().today)
  if (today === null) throw new Error('The page has no day')
  return (
    <AccountFrame title={title} intro={intro} part={paths.profile}>
      {(user) => (
        <>
          {asksWhetherBorn(user, today) && <Notice kind="info">{accountTexts.overview.born}</Notice>}
          <FormColumn>
            <ProfileFormPart key={user.id} user={user} today={today} />
          </FormColumn>
          <Section title={texts.others}>
            <Stack direction="row">
              <LinkButton to={paths.security} tone="soft">
                {texts.contact}
              </LinkButton>
              {user.children.length > 0 && (
                <LinkButton to={paths.ownData} tone="quiet">
                  {texts.removeChild}
                </LinkButton>
              )}
            </Stack>
          </Section>
        </>
      )}
    </AccountFrame>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: ProfilePage })
