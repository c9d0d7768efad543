import { paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { askedMonth, ClassSchedule, scheduleQuery } from '../features/classes'
import { texts } from '../texts'

function monthIn({ search }: PageContext) {
  return askedMonth(search.get('thang'))
}

function ClassesPage() {
  const page = usePage()
  return (
    <Page>
      <PageHeader title={texts.classes.title} intro={texts.classes.intro} illustration="bep" />
      <ClassSchedule asked={monthIn(page)} today={page.today} />
    </Page>
  )
}

export default definePage({
  queries: (context) => [scheduleQuery(context.api, monthIn(context), context.today)],
  head: () => ({
    title: texts.classes.title,
    description: texts.classes.description,
    breadcrumb: [{ title: texts.classes.title, path: paths.classes }],
  }),
  Component: ClassesPage,
})
