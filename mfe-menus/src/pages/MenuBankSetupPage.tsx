import { paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-ui'
import { definePage, usePage } from 'shared-ui/remote'
import { ObjectTypeChoice, ObjectTypeForms, ownBankPath } from '../features/object-type'
import { texts } from '../texts'

function MenuBankSetupPage() {
  return (
    <Page>
      <PageHeader title={texts.setup.title} eyebrow={texts.bank.title} intro={texts.setup.bankIntro} />
      <ObjectTypeForms to={ownBankPath} />
      <ObjectTypeChoice to={ownBankPath} chosenId={Number(usePage().params.id)} />
    </Page>
  )
}

export default definePage({
  head: () => ({
    title: texts.setup.title,
    description: texts.setup.bankIntro,
    canonical: paths.menuBankSetup,
    breadcrumb: [
      { title: texts.bank.title, path: paths.menuBank },
      { title: texts.setup.title, path: paths.menuBankSetup },
    ],
  }),
  Component: MenuBankSetupPage,
})
