import { useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import {
  footerTextsQuery,
  navigationQuery,
  type PromotePosition,
  promotionsQuery,
  siteConfigQuery,
  tickerQuery,
} from './site-queries'

/** Each is undefined while its answer is not there; the frame then stands without that part. */
export const useNavigationItems = () => useQuery(navigationQuery(useShell().api)).data
export const useSiteConfig = () => useQuery(siteConfigQuery(useShell().api)).data
export const useFooterTexts = () => useQuery(footerTextsQuery(useShell().api)).data
export const useTickerArticles = () => useQuery(tickerQuery(useShell().api)).data
export const usePromotions = (position: PromotePosition) => useQuery(promotionsQuery(useShell().api, position)).data
