import type { RemoteInfo } from 'shared-frame/remotes'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: 'health',
  routes: [
    { id: 'mother-health', pattern: '/theo-doi-suc-khoe-cua-me', visibility: 'public', pageName: 'MotherHealth' },
    { id: 'baby-health', pattern: '/theo-doi-suc-khoe-cua-be', visibility: 'public', pageName: 'BabyHealth' },
    {
      id: 'diet-check',
      pattern: '/theo-doi-dinh-duong-&-van-dong/tu-kiem-tra-che-do-dinh-duong-hien-tai',
      visibility: 'public',
      pageName: 'NutritionCheck',
      query: ['cho'],
    },
    {
      id: 'recommended-needs',
      pattern: '/theo-doi-dinh-duong-&-van-dong/nhu-cau-dinh-duong-khuyen-nghi',
      visibility: 'public',
      pageName: 'RecommendedNeeds',
      query: ['cho', 'muc'],
    },
  ],
  widgets: [{ id: 'health/home-measure' }],
}
