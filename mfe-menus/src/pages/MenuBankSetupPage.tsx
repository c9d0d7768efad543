import { paths } from 'shared-contracts/paths'
import { PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { bankPath, Setup, setupChoice } from '../features/object-type'
import { bankTexts } from '../texts/bank'
import { setupTexts } from '../texts/setup'

function MenuBankSetupPage() {
  return (
    <Setup
      header={<PageHeader title={setupTexts.title} eyebrow={bankTexts.title} intro={setupTexts.bankIntro} />}
      to={bankPath}
      go={setupTexts.show}
      goFor={setupTexts.showFor}
    />
  )
}

export default definePage({
  head: ({ params }) => ({
    title: setupTexts.bankTitle,
    description: setupTexts.bankIntro,
    canonical: paths.menuBankSetup,
    breadcrumb: [
      { title: bankTexts.title, path: paths.menuBank },
      { title: setupTexts.title, path: paths.menuBankSetup },
    ],
    ...(setupChoice(params.id) === 'unknown' ? { status: 404 } : {}),
  }),
  Component: MenuBankSetupPage,
})
