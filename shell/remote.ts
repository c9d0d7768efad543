import type { RemoteInfo } from 'shared-frame/remotes'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: 'shell',
  routes: [
    { id: 'home', pattern: '/', visibility: 'public', pageName: 'Homepage', query: ['cho'] },
    { id: 'home-alias', pattern: '/trang-chu', visibility: 'public', pageName: 'Homepage', query: ['cho'] },
  ],
  widgets: [],
}
