import { LoadingState, Page, PageHeader } from 'shared-ui'
import { clientOnly, definePage, usePage } from 'shared-ui/remote'
import { returnTo } from '../features/login/return-to'
import type { VerifyPanelProps } from '../features/verify/VerifyPanel'
import { verifyKindIn } from '../features/verify/verify-kinds'
import { verifyTexts as words } from '../texts/sign-in'

const VerifyPanel = clientOnly<VerifyPanelProps>(
  () => import(/* webpackChunkName: "verify" */ '../features/verify/VerifyPanel'),
  <LoadingState shape="panel" count={1} />,
)

function VerifyPage() {
  const { search } = usePage()
  return (
    <Page width="text">
      <PageHeader title={words.title} intro={words.intro} />
      <VerifyPanel kind={verifyKindIn(search)} returnTo={returnTo(search)} />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: words.title, description: words.intro, noindex: true }),
  Component: VerifyPage,
})
