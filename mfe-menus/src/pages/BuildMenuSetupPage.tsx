import { paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-ui'
import { definePage, usePage } from 'shared-ui/remote'
import { buildPath, ObjectTypeChoice, ObjectTypeForms } from '../features/object-type'
import { texts } from '../texts'

function BuildMenuSetupPage() {
  return (
    <Page>
      <PageHeader title={texts.setup.title} eyebrow={texts.build.title} intro={texts.setup.buildIntro} />
      <ObjectTypeForms to={buildPath} />
      <ObjectTypeChoice to={buildPath} chosenId={Number(usePage().params.id)} />
    </Page>
  )
}

export default definePage({
  head: () => ({
    title: texts.setup.title,
    description: texts.setup.buildIntro,
    canonical: paths.buildMenuSetup,
    breadcrumb: [
      { title: texts.build.title, path: paths.buildMenu },
      { title: texts.setup.title, path: paths.buildMenuSetup },
    ],
  }),
  Component: BuildMenuSetupPage,
})
