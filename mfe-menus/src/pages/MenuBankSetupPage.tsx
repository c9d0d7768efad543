import { paths } from 'shared-contracts/paths'
import { PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { bankPath, Setup, setupChoice } from '../features/object-type'
import { texts } from '../texts'

function MenuBankSetupPage() {
  return (
    <Setup
      header={<PageHeader title={texts.setup.title} eyebrow={texts.bank.title} intro={texts.setup.bankIntro} />}
      to={bankPath}
      go={texts.setup.show}
      goFor={texts.setup.showFor}
    />
  )
}

export default definePage({
  head: ({ params }) => ({
    title: texts.setup.bankTitle,
    description: texts.setup.bankIntro,
    canonical: paths.menuBankSetup,
    breadcrumb: [
      { title: texts.bank.title, path: paths.menuBank },
      { title: texts.setup.title, path: paths.menuBankSetup },
    ],
    ...(setupChoice(params.id) === 'unknown' ? { status: 404 } : {}),
  }),
  Component: MenuBankSetupPage,
})
