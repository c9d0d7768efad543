import { paths } from 'shared-contracts/paths'
import { AppLink, Page, PageHeader } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { FamilyPotPart } from '../features/family'
import { texts } from '../texts'

function FamilyMenuPage() {
  return (
    <Page>
      <PageHeader
        title={texts.family.title}
        eyebrow={texts.bank.eyebrow}
        intro={texts.family.intro}
        illustration="bep"
      />
      <FamilyPotPart today={usePage().today} />
      <p>
        <AppLink to={paths.buildMenu}>{texts.build.title}</AppLink>
      </p>
      <p>{texts.bank.basis}</p>
    </Page>
  )
}

export default definePage({
  head: () => ({
    title: texts.family.title,
    description: texts.family.intro,
    canonical: paths.familyMenu,
    breadcrumb: [
      { title: texts.build.title, path: paths.buildMenu },
      { title: texts.family.title, path: paths.familyMenu },
    ],
  }),
  Component: FamilyMenuPage,
})
