import { LoadingState, Page, PageHeader } from 'shared-ui'
import { clientOnly, definePage, usePage } from 'shared-ui/remote'
import type { LoginPanelProps } from '../features/login/LoginPanel'
import { returnTo } from '../features/login/return-to'
import { socialSignInsQuery } from '../features/social/social-query'
import { loginTexts as words } from '../texts/sign-in'

const LoginPanel = clientOnly<LoginPanelProps>(
  () => import(/* webpackChunkName: "login-form" */ '../features/login/LoginPanel'),
  <LoadingState shape="panel" count={1} label={words.loadingForm} />,
)

function LoginPage() {
  const { search } = usePage()
  return (
    <Page width="text">
      <PageHeader title={words.title} intro={words.intro} />
      <LoginPanel returnTo={returnTo(search)} />
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [socialSignInsQuery(api)],
  head: () => ({ title: words.title, description: words.intro, noindex: true }),
  Component: LoginPage,
})
