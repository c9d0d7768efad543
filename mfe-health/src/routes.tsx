import type { PageTable } from 'shared-ui/remote'

/** Route id of remote.ts → the page, in a chunk of its own. */
export const pages: PageTable = {
  'mother-health': () => import(/* webpackChunkName: "page-mother-health" */ './pages/MotherHealthPage'),
  'baby-health': () => import(/* webpackChunkName: "page-baby-health" */ './pages/BabyHealthPage'),
  'diet-check': () => import(/* webpackChunkName: "page-diet-check" */ './pages/DietCheckPage'),
  'recommended-needs': () => import(/* webpackChunkName: "page-recommended-needs" */ './pages/RecommendedNeedsPage'),
}
