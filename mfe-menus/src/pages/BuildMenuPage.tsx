import { withoutFormerName } from 'shared-contracts/family'
import { paths } from 'shared-contracts/paths'
import { AppLink, Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { MenuBuilderPart } from '../features/build'
import { buildPath, MenusFor, NoMenus, PeopleTabs, useObjectType } from '../features/object-type'
import { bankTexts } from '../texts/bank'
import { buildTexts } from '../texts/build'
import { builderTexts } from '../texts/builder'
import { familyPageTexts } from '../texts/family'

function BuildMenuPage() {
  const { objectType, none, site } = useObjectType()
  return (
    <Page>
      <PageHeader title={buildTexts.title} intro={buildTexts.intro} illustration="bep" />
      <p>
        {none === null && (
          <>
            {builderTexts.forWhom} <strong>{objectType.title}</strong>.{' '}
          </>
        )}
        <AppLink to={paths.buildMenuSetup}>{builderTexts.changeObjectType}</AppLink>
      </p>
      <PeopleTabs members={site.members} chosenId={objectType.id} to={buildPath} />
      {none === null ? (
        <>
          <MenuBuilderPart key={objectType.id} objectTypeId={objectType.id} keptAs={`menus.draft.${objectType.id}`} />
          <MenusFor objectTypeIds={[objectType.id]} />
        </>
      ) : (
        <NoMenus why={none} />
      )}
      <p>
        <AppLink to={paths.familyMenu}>{familyPageTexts.link}</AppLink>
      </p>
      <p>{bankTexts.basis}</p>
    </Page>
  )
}

export default definePage({
  head: ({ search }) => ({
    title: buildTexts.title,
    description: buildTexts.intro,
    canonical: paths.buildMenu,
    redirect: withoutFormerName(paths.buildMenu, search),
    breadcrumb: [{ title: buildTexts.title, path: paths.buildMenu }],
  }),
  Component: BuildMenuPage,
})
