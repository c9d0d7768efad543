import type { BannerPosition } from 'shared-contracts/site'
import { AppLink, RichText } from 'shared-frame'
import styles from './Banners.module.css'
import type { ShownBanner } from './banners-query'

const LABEL = 'Gợi ý của chương trình'

/** The banners of a position, in the editors' order. */
export function Banners({ banners, position }: { banners: readonly ShownBanner[]; position: BannerPosition }) {
  return banners
    .filter((banner) => banner.position === position)
    .map((banner) => <Banner key={banner.id} banner={banner} />)
}

/** A text or picture of the editors. Its size is known before its picture is there. */
export function Banner({ banner: { content, picture, link } }: { banner: ShownBanner }) {
  const drawn = picture !== null && (
    <img
      className={styles.picture}
      src={picture.address}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
    />
  )
  return (
    <aside className={styles.banner} aria-label={LABEL} data-no-print>
      {link === null ? drawn : drawn && <AppLink to={link}>{drawn}</AppLink>}
      {content !== '' && <RichText html={content} />}
    </aside>
  )
}
