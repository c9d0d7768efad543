import { Page, PageHeader } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { CategoryTabs } from 'shared-ui/lists'
import { DeskList, deskKinds, deskListPath, deskTexts, kindOfSlug } from '../features/surveys'
import { DeskArea } from '../kit/room'

/** What editors made: surveys, polls or popups. */
function DeskPage() {
  const { search } = usePage()
  const kind = kindOfSlug(search.get('loai')) ?? 'survey'
  return (
    <Page>
      <PageHeader title={deskTexts.title} intro={deskTexts.intro} />
      <DeskArea>
        {() => (
          <>
            <CategoryTabs
              label={deskTexts.kinds}
              tabs={deskKinds.map((each) => ({
                to: deskListPath(each.kind),
                title: each.title,
                current: each.kind === kind,
              }))}
            />
            <DeskList key={kind} kind={kind} />
          </>
        )}
      </DeskArea>
    </Page>
  )
}

export default definePage({ head: () => ({ title: deskTexts.title, noindex: true }), Component: DeskPage })
