import { paths } from 'shared-contracts/paths'
import { AppLink, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'
import { MenuBuilderPart } from '../features/build'
import { buildPath, PeopleTabs, useWhom } from '../features/whom'
import { texts } from '../texts'

function BuildMenuPage() {
  const { whom, people } = useWhom()
  return (
    <Page>
      <PageHeader title={texts.build.title} intro={texts.build.intro} illustration="bep" />
      <p>
        {texts.builder.forWhom} <strong>{whom.title}</strong>.{' '}
        <AppLink to={paths.buildMenuSetup}>{texts.builder.changeWhom}</AppLink>
      </p>
      <PeopleTabs people={people} chosenId={whom.id} to={buildPath} />
      <MenuBuilderPart key={whom.id} objectTypeId={whom.id} keptAs={`menus.draft.${whom.id}`} />
      <p>{texts.bank.basis}</p>
    </Page>
  )
}

export default definePage({
  head: () => ({
    title: texts.build.title,
    description: texts.build.intro,
    canonical: paths.buildMenu,
    breadcrumb: [{ title: texts.build.title, path: paths.buildMenu }],
  }),
  Component: BuildMenuPage,
})
