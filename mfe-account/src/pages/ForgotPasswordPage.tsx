import { LoadingState, Page, PageHeader } from 'shared-ui'
import { clientOnly, definePage, usePage } from 'shared-ui/remote'
import { returnTo } from '../features/login/return-to'
import type { ResetPanelProps } from '../features/reset/ResetPanel'
import { resetTexts as words } from '../texts/sign-in'

const ResetPanel = clientOnly<ResetPanelProps>(
  () => import(/* webpackChunkName: "reset-form" */ '../features/reset/ResetPanel'),
  <LoadingState shape="panel" count={1} />,
)

function ForgotPasswordPage() {
  const { search } = usePage()
  return (
    <Page width="text">
      <PageHeader title={words.title} intro={words.intro} />
      <ResetPanel returnTo={returnTo(search)} />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: words.title, description: words.intro, noindex: true }),
  Component: ForgotPasswordPage,
})
