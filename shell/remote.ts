import type { RemoteInfo } from 'shared-contracts/remotes'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: 'shell',
  contracts: '^1.0.0',
  routes: [
    { id: 'home', pattern: '/', visibility: 'public', pageName: 'Homepage' },
    { id: 'home-alias', pattern: '/trang-chu', visibility: 'public', pageName: 'Homepage' },
  ],
  widgets: [],
}
