import { paths } from 'shared-contracts/paths'
import { EmptyState, LinkButton, Page, PageHeader, Section, Stack } from 'shared-ui'
import { breadcrumbJsonLd, Loaded, TableOfContents } from 'shared-ui/reading'
import { definePage, usePage, useQuery } from 'shared-ui/remote'
import { AboutTabs } from '../features/about/AboutTabs'
import { aboutTrail } from '../features/about/about-trail'
import styles from '../features/about/Beside.module.css'
import { faqJsonLd, questionGroups } from '../features/about/faq-groups'
import { faqQuery } from '../features/about/faq-query'
import { QuestionGroups } from '../features/about/QuestionGroups'
import { texts } from '../texts'

/** Questions and answers by group. */
function FaqPage() {
  const { api } = usePage()
  const questions = useQuery(faqQuery(api))
  return (
    <Page>
      <PageHeader eyebrow={texts.about.section} title={texts.about.faq} intro={texts.faq.intro} illustration="tu-van" />
      <AboutTabs />
      <Loaded query={questions} loading={{ shape: 'text', count: 10, label: texts.faq.loading }}>
        {(all) => {
          const groups = questionGroups(all)
          if (groups.length === 0) return <EmptyState title={texts.faq.none} />
          return (
            <div className={styles.beside}>
              <div className={styles.contents}>
                <TableOfContents
                  title={texts.faq.groups}
                  headings={groups.map((group) => ({ id: group.id, text: group.title }))}
                />
              </div>
              <div className={styles.text}>
                <QuestionGroups groups={groups} />
              </div>
            </div>
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
