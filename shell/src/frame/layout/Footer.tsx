import { SITE_NAME } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { Icon } from 'shared-frame'
import type { View } from '../../composition/view'
import { PartnerLogos } from '../../features/partners/PartnerLogos'
import { SocialLinks } from '../../features/site/SocialLinks'
import { useFooterTexts, useSiteConfig } from '../../features/site/use-site'
import styles from './Footer.module.css'

/** How to reach the programme, where else to go, and under which terms. */
export function Footer({ view }: { view: View }) {
  const config = useSiteConfig()
  const texts = useFooterTexts()
  const links = config?.footerLink ?? []
  return (
    <footer className={styles.footer} data-no-print>
      <div className={styles.inside}>
        <div className={styles.about}>
          {texts?.logo ? (
            <img className={styles.logo} src={texts.logo} width={160} height={56} alt={SITE_NAME} loading="lazy" />
          ) : (
            <p className={styles.name} translate="no">
              {SITE_NAME}
            </p>
          )}
          <p className={styles.promise}>Miễn phí cho mẹ bầu, mẹ cho con bú, người chăm trẻ và cán bộ y tế.</p>
          <SocialLinks />
          <PartnerLogos view={view} place="footer" />
        </div>
        <nav aria-label="Chân trang">
          <ul className={styles.links}>
            {links.map(({ text, link }) => (
              <li key={link}>
                <a href={link} data-dialog={link === paths.terms ? 'terms' : undefined}>
                  {text}
                </a>
              </li>
            ))}
            {links.some(({ link }) => link === paths.terms) ? null : (
              <li>
                <a href={paths.terms} data-dialog="terms">
                  Điều khoản & Chính sách
                </a>
              </li>
            )}
          </ul>
        </nav>
        {config && (config.phone || config.email) ? (
          <ul className={styles.contact} aria-label="Liên hệ">
            {config.phone ? (
              <li translate="no">
                <a href={paths.contact}>
                  <Icon name="phone" />
                  {config.phone}
                </a>
              </li>
            ) : null}
            {config.email ? (
              <li translate="no">
                <a href={paths.contact}>
                  <Icon name="mail" />
                  {config.email}
                </a>
              </li>
            ) : null}
          </ul>
        ) : null}
      </div>
      {texts?.copyright ? <p className={styles.copyright}>{texts.copyright}</p> : null}
    </footer>
  )
}
