import type { View } from '../../composition/view'
import { useSiteConfig } from '../site/use-site'
import styles from './PartnerLogos.module.css'
import { hasPartnerRow, partnerLogosOn } from './partner-logos'

/** Who stands behind the programme, by page: in the header; on phones most pages have them at their foot instead. */
export function PartnerLogos({ view, place }: { view: View; place: 'header' | 'footer' }) {
  const logos = partnerLogosOn(view.path, useSiteConfig()?.logoHeaderOthers ?? [])
  const hasRow = hasPartnerRow(view.path)
  if (place === 'footer' && hasRow) return null
  return (
    <ul
      className={`${styles.logos} ${place === 'footer' ? styles.atFoot : hasRow ? '' : styles.widePages}`}
      aria-label="Đơn vị đồng hành"
    >
      {logos.map(({ code, text, link, mediaLink }) => (
        <li key={code} data-partner={code}>
          <a
            className={styles.logo}
            href={link}
            {...(link.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' })}
          >
            <img
              src={mediaLink}
              alt={text}
              width={96}
              height={32}
              {...(place === 'footer' || !hasRow ? { loading: 'lazy' } : {})}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
