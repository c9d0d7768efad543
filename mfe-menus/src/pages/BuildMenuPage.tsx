import { paths } from 'shared-contracts/paths'
import { AppLink, LoadingState, Page, PageHeader } from 'shared-ui'
import { clientOnly, definePage } from 'shared-ui/remote'
import { buildPath } from '../features/bank/object-type-choice'
import { PeopleTabs } from '../features/bank/PeopleTabs'
import { useWhom } from '../features/bank/use-whom'
import { texts } from '../texts'

const MenuBuilder = clientOnly(
  () => import(/* webpackChunkName: "menu-builder" */ '../features/build/MenuBuilder'),
  <LoadingState />,
)

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
      <MenuBuilder key={whom.id} objectTypeId={whom.id} keptAs={`menus.draft.${whom.id}`} />
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
