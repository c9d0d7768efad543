import { paths } from 'shared-contracts/paths'
import { AppLink, Page, PageHeader } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { FamilyPotPart } from '../features/family'
import { bankTexts } from '../texts/bank'
import { buildTexts } from '../texts/build'
import { familyPageTexts } from '../texts/family'

function FamilyMenuPage() {
  return (
    <Page>
      <PageHeader
        title={familyPageTexts.title}
        eyebrow={bankTexts.eyebrow}
        intro={familyPageTexts.intro}
        illustration="bep"
      />
      <FamilyPotPart today={usePage().today} />
      <p>
        <AppLink to={paths.buildMenu}>{buildTexts.title}</AppLink>
      </p>
      <p>{bankTexts.basis}</p>
    </Page>
  )
}

export default definePage({
  head: () => ({
    title: familyPageTexts.title,
    description: familyPageTexts.intro,
    canonical: paths.familyMenu,
    breadcrumb: [
      { title: buildTexts.title, path: paths.buildMenu },
      { title: familyPageTexts.title, path: paths.familyMenu },
    ],
  }),
  Component: FamilyMenuPage,
})
