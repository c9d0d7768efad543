import { SITE_NAME } from 'shared-contracts/constants'
import { classPath, paths } from 'shared-contracts/paths'
import {
  AppLink,
  ErrorState,
  illustrationPath,
  LoadingState,
  Page,
  PageHeader,
  RichText,
  Stack,
  Tag,
} from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { CalendarLink, ClassFacts, ClassRegistration, classQuery, useClass } from '../features/classes'
import { texts } from '../texts'

function idIn({ params }: PageContext): number {
  return Number.parseInt(params.id ?? '', 10)
}

function ClassPage() {
  const page = usePage()
  const query = useClass(idIn(page))
  if (query.isPending) return <LoadingState />
  if (query.data === undefined) return <ErrorState onRetry={() => void query.refetch()} />
  const item = query.data
  return (
    <Page width="text">
      <PageHeader
        title={item.title}
        eyebrow={texts.classes.title}
        intro={item.summary}
        illustration={item.illustration}
      />
      {item.demo && <Tag tone="papaya">{texts.classes.demo}</Tag>}
      <ClassFacts cookingClass={item} />
      <RichText html={item.content} />
      <Stack>
        <ClassRegistration cookingClass={item} />
        <CalendarLink cookingClass={item} />
        <AppLink to={paths.classes}>{texts.classes.others}</AppLink>
      </Stack>
    </Page>
  )
}

export default definePage({
  queries: (context) => [classQuery(context.api, idIn(context))],
  head(context, read) {
    const item = read(classQuery(context.api, idIn(context)))
    if (!item) return { title: texts.classes.title }
    return {
      title: item.title,
      description: item.summary,
      canonical: classPath(item.id),
      breadcrumb: [
        { title: texts.classes.title, path: paths.classes },
        { title: item.title, path: classPath(item.id) },
      ],
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: item.title,
          description: item.summary,
          url: classPath(item.id),
          image: illustrationPath(item.illustration),
          organizer: { '@type': 'Organization', name: SITE_NAME, url: paths.home },
          startDate: item.startAt,
          endDate: item.endAt,
          eventStatus: `https://schema.org/${item.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: { '@type': 'Place', name: item.place, address: item.place },
          offers: {
            '@type': 'Offer',
            price: 0,
            priceCurrency: 'VND',
            url: classPath(item.id),
            availability: item.seatsLeft > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
          },
        },
      ],
    }
  },
  Component: ClassPage,
})
