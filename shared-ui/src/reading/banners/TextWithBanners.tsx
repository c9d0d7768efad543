import { Fragment } from 'react'
import { RichText } from 'shared-frame'
import { Banner } from './Banners'
import { cutAtBannerPlaces } from './banner-places'
import type { ShownBanner } from './banners-query'

/** An article's text with the banners that stand inside it, one at each of its places. */
export function TextWithBanners({ html, banners }: { html: string; banners: readonly ShownBanner[] }) {
  const inside = banners.filter(({ position }) => position === 'InsideArticle')
  const pieces = cutAtBannerPlaces(html)
  // Without a banner the text is one piece: nothing is between its parts.
  if (inside.length === 0) return <RichText html={pieces.join('')} />
  return pieces.map((piece, index) => {
    const banner = inside[index]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which change with it alone
      <Fragment key={index}>
        <RichText html={piece} />
        {banner !== undefined && index < pieces.length - 1 && <Banner banner={banner} />}
      </Fragment>
    )
  })
}
