import { paths } from 'shared-contracts/paths'
import { AppLink, Notice, Page, PageHeader, Section } from 'shared-ui'
import { breadcrumbJsonLd, Loaded } from 'shared-ui/reading'
import { definePage, usePage, useQuery } from 'shared-ui/remote'
import styles from '../features/about/About.module.css'
import { AboutTabs } from '../features/about/AboutTabs'
import { aboutTrail } from '../features/about/about-trail'
import { ContactChannels } from '../features/about/ContactChannels'
import { siteConfigurationQuery } from '../features/about/site-configuration-query'
import { ContactFormPart } from '../features/contact/contact-form-part'
import { texts } from '../texts'

/** How to reach the programme. */
function ContactPage() {
  const { api } = usePage()
  const site = useQuery(siteConfigurationQuery(api))
  return (
    <Page>
      <PageHeader
        eyebrow={texts.about.section}
        title={texts.about.contact}
        intro={texts.contact.intro}
        illustration="tu-van"
      />
      <AboutTabs />
      <Loaded query={site} loading={{ shape: 'panel', count: 1, label: texts.contact.loading }}>
        {(configuration) => <ContactChannels site={configuration} />}
      </Loaded>
      <div className={styles.urgent}>
        <Notice kind="warning">{texts.contact.urgent}</Notice>
      </div>
      <Section
        title={texts.contact.formTitle}
        intro={texts.contact.formIntro}
        more={<AppLink to={paths.faq}>{texts.contact.seeFaq}</AppLink>}
      >
        <div className={styles.form}>
          <ContactFormPart />
        </div>
      </Section>
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [siteConfigurationQuery(api)],
  head() {
    const breadcrumb = aboutTrail(texts.about.contact, paths.contact)
    return {
      title: texts.about.contact,
      description: texts.contact.description,
      breadcrumb,
      jsonLd: [breadcrumbJsonLd(breadcrumb)],
    }
  },
  Component: ContactPage,
})
