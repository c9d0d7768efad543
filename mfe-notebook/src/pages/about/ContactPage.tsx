import { paths } from 'shared-contracts/paths'
import { AppLink, Notice, Page, PageHeader, Section } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { breadcrumbJsonLd, Loaded } from 'shared-ui/reading'
import { AboutTabs, aboutTrail } from '../../features/about'
import { ContactChannels, ContactFormPart, siteConfigurationQuery, useSiteConfiguration } from '../../features/contact'
import { texts } from '../../texts'
import styles from './ContactPage.module.css'

/** How to reach the programme. */
function ContactPage() {
  const site = useSiteConfiguration()
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
