import { paths } from 'shared-contracts/paths'
import { AppLink, LoadingState, Page, PageHeader } from 'shared-ui'
import { clientOnly, definePage, usePage } from 'shared-ui/remote'
import { chosenObjectType } from '../features/bank/object-type-choice'
import { texts } from '../texts'

const MenuBuilder = clientOnly(
  () => import(/* webpackChunkName: "menu-builder" */ '../features/build/MenuBuilder'),
  <LoadingState />,
)

function BuildMenuPage() {
  const whom = chosenObjectType(usePage().search)
  return (
    <Page>
      <PageHeader title={texts.build.title} intro={texts.build.intro} illustration="bep" />
      <p>
        {texts.builder.forWhom} <strong>{whom.title}</strong>.{' '}
        <AppLink to={paths.buildMenuSetup}>{texts.builder.changeWhom}</AppLink>
      </p>
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
