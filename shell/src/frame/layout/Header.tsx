import { SITE_NAME } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import type { View } from '../../composition/view'
import { MainMenu } from '../../features/navigation-menu/MainMenu'
import { MobileMenu } from '../../features/navigation-menu/MobileMenu'
import { PartnerLogos } from '../../features/partners/PartnerLogos'
import { hasPartnerRow } from '../../features/partners/partner-logos'
import { SearchToggle } from '../../features/search/SearchToggle'
import { useSiteConfig } from '../../features/site/use-site'
import { CartLink } from '../../features/visitor/CartLink'
import { FavouritesLink } from '../../features/visitor/FavouritesLink'
import { LogoutDialog } from '../../features/visitor/LogoutDialog'
import { Visitor } from '../../features/visitor/Visitor'
import { useDialog } from '../use-dialog'
import styles from './Header.module.css'

/** Logos, menu, search and who is here. Its last row stays in sight while the page scrolls. */
export function Header({ view }: { view: View }) {
  const logo = useSiteConfig()?.logoHeader
  const logout = useDialog()
  return (
    <header className={`${styles.header} ${hasPartnerRow(view.path) ? styles.withPartners : ''}`} data-no-print>
      <div className={styles.rows}>
        <a className={styles.brand} href={paths.home} aria-label={`${SITE_NAME}, về trang chủ`} translate="no">
          {logo ? <img src={logo} width={160} height={48} alt="" fetchPriority="high" /> : SITE_NAME}
        </a>
        <PartnerLogos view={view} place="header" />
        <div className={styles.tools}>
          <a className={styles.classes} href={paths.classes}>
            Đăng ký lớp học
          </a>
          <SearchToggle path={view.path} />
          <FavouritesLink />
          <CartLink />
          <Visitor onLogout={logout.open} />
          <MobileMenu path={view.path} onLogout={logout.open} />
        </div>
        <MainMenu path={view.path} />
      </div>
      <LogoutDialog dialogRef={logout.ref} onClose={logout.close} />
    </header>
  )
}
