import type { ApiClient } from 'shared-contracts/client'
import { SITE_NAME } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import type { QueryClient } from 'shared-frame/remote'
import type { DocumentHead, DocumentStatus, Registry } from 'shared-frame/remotes'
import {
  footerTextsQuery,
  navigationQuery,
  promotionsQuery,
  siteConfigQuery,
  tickerQuery,
} from '../features/site/site-queries'
import { isHome, type ShellRouteId, shellRoute } from './shell-route'

/**
 * Loads the data of the frame round a page. What fails is left to the browser; never rejects.
 *
 * @param owner whose page it is; null for an error page
 */
export async function prefetchFrame(
  client: QueryClient,
  api: ApiClient,
  owner: { readonly unit: string; readonly routeId: string } | null,
): Promise<void> {
  const onHome = owner !== null && isHome(owner)
  await Promise.all([
    client.prefetchQuery(navigationQuery(api)),
    client.prefetchQuery(siteConfigQuery(api)),
    client.prefetchQuery(footerTextsQuery(api)),
    ...(onHome
      ? [
          client.prefetchQuery(promotionsQuery(api, 'Homepage')),
          client.prefetchQuery(promotionsQuery(api, 'HomePageBottom')),
        ]
      : [client.prefetchQuery(tickerQuery(api))]),
  ])
}

/** The sections' widgets on the home page, in the order in which they stand there. */
export const HOME_WIDGETS = {
  menus: 'menus/home-menus',
  measure: 'health/home-measure',
  articles: 'notebook/home-articles',
  classes: 'surveys/home-classes',
} as const

/** Those of them that some unit of the registry offers now. */
export function homeWidgetIds(registry: Registry): readonly string[] {
  const offered = new Set(
    registry.units.filter(({ enabled }) => enabled).flatMap(({ widgets }) => widgets.map(({ id }) => id)),
  )
  return Object.values(HOME_WIDGETS).filter((id) => offered.has(id))
}

const DESCRIPTION =
  'Thực đơn cân bằng, theo dõi tăng trưởng của bé và sức khỏe của mẹ, sổ tay dinh dưỡng có nguồn rõ ràng. Miễn phí cho mẹ bầu, mẹ cho con bú và gia đình có con dưới 5 tuổi.'

const HOME: DocumentHead = {
  title: SITE_NAME,
  description: DESCRIPTION,
  canonical: paths.home,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: SITE_NAME,
      url: paths.home,
      inLanguage: 'vi',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${paths.search}?keyword={keyword}` },
        'query-input': 'required name=keyword',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: SITE_NAME,
      url: paths.home,
      logo: '/media/illustrations/logo-site.svg',
    },
  ],
}

const HEADS: Readonly<Record<ShellRouteId, DocumentHead>> = {
  home: HOME,
  'home-alias': HOME,
}

/** What a page of the shell's own says about itself; null for an unknown route id. */
export function shellHead(routeId: string): DocumentHead | null {
  const route = shellRoute({ unit: 'shell', routeId })
  return route && HEADS[route]
}

/** Of a page whose section could not say what it is; the browser asks it again. */
export const NAMELESS_HEAD: DocumentHead = { title: SITE_NAME, noindex: true }

/** What a document without a page says about itself: nobody's address, something removed, or an error of ours. */
export function problemHead(status: DocumentStatus): DocumentHead {
  if (status >= 500) return { title: 'Có lỗi xảy ra', noindex: true }
  return { title: 'Không tìm thấy trang', status: status === 410 ? 410 : 404, noindex: true }
}
