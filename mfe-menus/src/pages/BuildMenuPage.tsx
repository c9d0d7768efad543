import { paths } from 'shared-contracts/paths'
import { AppLink, Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { MenuBuilderPart } from '../features/build'
import { buildPath, MenusFor, NoMenus, PeopleTabs, useObjectType } from '../features/object-type'
import { texts } from '../texts'

function BuildMenuPage() {
  const { objectType, people, none } = useObjectType()
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
      <PeopleTabs people={people} chosenId={objectType.id} to={buildPath} />
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
  head: () => ({
    title: texts.build.title,
    description: texts.build.intro,
    canonical: paths.buildMenu,
    breadcrumb: [{ title: texts.build.title, path: paths.buildMenu }],
  }),
  Component: BuildMenuPage,
})
