import { withoutFormerName } from 'shared-contracts/family'
import { paths } from 'shared-contracts/paths'
import { AppLink, Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { MenuBuilderPart } from '../features/build'
import { buildPath, MenusFor, NoMenus, PeopleTabs, useObjectType } from '../features/object-type'
import { texts } from '../texts'

function BuildMenuPage() {
  const { objectType, none, site } = useObjectType()
  return (
    <Page>
      <PageHeader title={texts.build.title} intro={texts.build.intro} illustration="bep" />
      <p>
        {none === null && (
          <>
            {texts.builder.forWhom} <strong>{objectType.title}</strong>.{' '}
          </>
        )}
        <AppLink to={paths.buildMenuSetup}>{texts.builder.changeObjectType}</AppLink>
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
        <AppLink to={paths.familyMenu}>{texts.family.link}</AppLink>
      </p>
      <p>{texts.bank.basis}</p>
    </Page>
  )
}

export default definePage({
  head: ({ search }) => ({
    title: texts.build.title,
    description: texts.build.intro,
    canonical: paths.buildMenu,
    redirect: withoutFormerName(paths.buildMenu, search),
    breadcrumb: [{ title: texts.build.title, path: paths.buildMenu }],
  }),
  Component: BuildMenuPage,
})
