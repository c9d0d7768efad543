import { paths } from 'shared-contracts/paths'
import { EmptyState, LinkButton, Page, PageHeader, Section, Stack } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { breadcrumbJsonLd, Loaded } from 'shared-ui/reading'
import { AboutTabs, aboutTrail, TextBesideContents } from '../../features/about'
import { faqJsonLd, faqQuery, QuestionGroups, questionGroups, useFaq } from '../../features/faq'
import { texts } from '../../texts'

/** Questions and answers by group. */
function FaqPage() {
  const questions = useFaq()
  return (
    <Page>
      <PageHeader eyebrow={texts.about.section} title={texts.about.faq} intro={texts.faq.intro} illustration="tu-van" />
      <AboutTabs />
      <Loaded query={questions} loading={{ shape: 'text', count: 10, label: texts.faq.loading }}>
        {(all) => {
          const groups = questionGroups(all)
          if (groups.length === 0) return <EmptyState title={texts.faq.none} />
          return (
            <TextBesideContents
              title={texts.faq.groups}
              headings={groups.map((group) => ({ id: group.id, text: group.title }))}
            >
              <QuestionGroups groups={groups} />
            </TextBesideContents>
          )
        }}
      </Loaded>
      <Section title={texts.faq.stillAsking} tone="leaf">
        <Stack direction="row">
          <LinkButton to={paths.contact}>{texts.about.contact}</LinkButton>
          <LinkButton to={paths.userGuide} tone="quiet">
            {texts.about.guide}
          </LinkButton>
        </Stack>
      </Section>
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [faqQuery(api)],
  head({ api }, read) {
    const questions = read(faqQuery(api)) ?? []
    const breadcrumb = aboutTrail(texts.about.faq, paths.faq)
    return {
      title: texts.about.faq,
      description: texts.faq.description,
      breadcrumb,
      jsonLd: [...(questions.length > 0 ? [faqJsonLd(questions)] : []), breadcrumbJsonLd(breadcrumb)],
    }
  },
  Component: FaqPage,
})
