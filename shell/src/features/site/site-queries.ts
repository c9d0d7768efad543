import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { articlePath } from 'shared-contracts/paths'
import { queryOptions } from 'shared-frame/remote'

/** What stands round every page changes with an editor's work, not with a visitor's. */
const HALF_AN_HOUR = 30 * 60_000

/** How many articles the ticker cycles through. */
export const TICKER_ARTICLES = 4

/*
 * Each query keeps only the fields that the frame shows: the answers are written into every document.
 */

export interface NavigationItem {
  readonly text: string
  readonly textMobile: string
  readonly link: string
  /** User types that see the item; empty: everyone. */
  readonly roles: readonly number[]
  readonly children: readonly { readonly text: string; readonly link: string; readonly auth: boolean }[]
  readonly hideChildren: boolean
}

export const navigationQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['frame', 'navigation'],
    staleTime: HALF_AN_HOUR,
    queryFn: async ({ signal }): Promise<readonly NavigationItem[]> => {
      const items = await api.call('Navigation/GetAll', { signal })
      return items.map(({ text, textMobile, link, roles, children, meta }) => ({
        text,
        textMobile,
        link,
        roles,
        children: children.map((child) => ({ text: child.text, link: child.link, auth: child.auth })),
        hideChildren: meta.hideChildren,
      }))
    },
  })

export type SiteConfig = CallAnswer<'Configuration/GetAllConfigurations'>
export type SocialLink = SiteConfig['socialFooter'][number]

export const siteConfigQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['frame', 'config'],
    staleTime: HALF_AN_HOUR,
    queryFn: ({ signal }): Promise<SiteConfig> => api.call('Configuration/GetAllConfigurations', { signal }),
  })

export interface FooterTexts {
  readonly logo: string | null
  readonly copyright: string | null
}

export const footerTextsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['frame', 'footer'],
    staleTime: HALF_AN_HOUR,
    queryFn: async ({ signal }): Promise<FooterTexts> => {
      const objects = await positioned(api, 'Footer', signal)
      return {
        logo: objects.find(({ code }) => code === 'LogoFooter')?.mediaLink ?? null,
        copyright: objects.find(({ code }) => code === 'CopyRight')?.text ?? null,
      }
    },
  })

export interface TickerArticle {
  readonly title: string
  readonly path: string
}

export const tickerQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['frame', 'ticker'],
    staleTime: HALF_AN_HOUR,
    queryFn: async ({ signal }): Promise<readonly TickerArticle[]> => {
      const query = { pageSize: TICKER_ARTICLES, pageNumber: 1 }
      const { items } = await api.call('Article/GetLatestArticles', { query, signal })
      return items.map((article) => ({ title: article.title, path: articlePath(article) }))
    },
  })

/** Where Promote sections stand on the home page. */
export type PromotePosition = 'Homepage' | 'HomePageBottom'

export interface Promotion {
  readonly title: string | null
  readonly text: string
  readonly label: string | null
  readonly link: string
  readonly mediaLink: string
}

export const promotionsQuery = (api: ApiClient, position: PromotePosition) =>
  queryOptions({
    queryKey: ['frame', 'promotions', position],
    staleTime: HALF_AN_HOUR,
    queryFn: async ({ signal }): Promise<readonly Promotion[]> => {
      const objects = await positioned(api, position, signal)
      return objects
        .filter(({ code }) => code === 'Promote')
        .map(({ title, text, label, link, mediaLink }) => ({ title, text, label, link, mediaLink }))
    },
  })

const positioned = (api: ApiClient, position: string, signal: AbortSignal) =>
  api.call('Configuration/GetSiteObjectsByPagePosition', { query: { position }, signal })
