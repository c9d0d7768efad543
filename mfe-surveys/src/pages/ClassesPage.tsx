import { paths } from 'shared-contracts/paths'
import { CategoryTabs, EmptyState, ErrorState, LoadingState, Page, PageHeader } from 'shared-ui'
import { definePage, type PageContext, usePage } from 'shared-ui/remote'
import {
  ClassList,
  chosenMonth,
  classesOfMonthQuery,
  monthCode,
  monthsFrom,
  useClassesOfMonth,
} from '../features/classes'
import { texts } from '../texts'

function monthIn({ search, today }: PageContext) {
  return chosenMonth(search.get('thang'), monthsFrom(today))
}

function ClassesPage() {
  const page = usePage()
  const month = monthIn(page)
  const classes = useClassesOfMonth(month)
  return (
    <Page>
      <PageHeader title={texts.classes.title} intro={texts.classes.intro} illustration="bep" />
      <CategoryTabs
        label={texts.classes.months}
        tabs={monthsFrom(page.today).map((item) => ({
          to: `${paths.classes}?thang=${monthCode(item)}`,
          title: `Tháng ${item.month}/${item.year}`,
          current: monthCode(item) === monthCode(month),
        }))}
      />
      {classes.isPending && <LoadingState shape="cards" />}
      {classes.isError && <ErrorState onRetry={() => void classes.refetch()} retrying={classes.isFetching} />}
      {classes.data?.length === 0 && <EmptyState title={texts.classes.none}>{texts.classes.noneHint}</EmptyState>}
      {classes.data && classes.data.length > 0 && <ClassList classes={classes.data} />}
    </Page>
  )
}

export default definePage({
  queries: (context) => [classesOfMonthQuery(context.api, monthIn(context))],
  head: () => ({
    title: texts.classes.title,
    description: texts.classes.description,
    breadcrumb: [{ title: texts.classes.title, path: paths.classes }],
  }),
  Component: ClassesPage,
})
