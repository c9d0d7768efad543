import { Page, PageHeader } from 'shared-frame'
import { definePage, useSearchParams } from 'shared-frame/remote'
import { returnTo } from '../features/after-login'
import { LoginPanelPart } from '../features/login'
import { asksForCode } from '../features/login-code'
import { socialSignInsQuery } from '../features/social'
import { loginTexts as words } from '../texts/sign-in'

function LoginPage() {
  const [search] = useSearchParams()
  return (
    <Page width="text">
      <PageHeader title={words.title} intro={words.intro} />
      <LoginPanelPart returnTo={returnTo(search)} byCode={asksForCode(search)} />
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [socialSignInsQuery(api)],
  head: () => ({ title: words.title, description: words.intro, noindex: true }),
  Component: LoginPage,
})
