import { DOCUMENT_DATA_ID, type Registry, type RouteClaim } from 'shared-frame/remotes'

const routes: readonly RouteClaim[] = [
  { id: 'home', pattern: '/', visibility: 'public', pageName: 'Homepage' },
  { id: 'notebook', pattern: '/so-tay-cua-me', visibility: 'public', pageName: 'Handbook' },
  { id: 'article', pattern: '/so-tay-cua-me/:code/:id#', visibility: 'public', pageName: 'Article' },
  { id: 'account', pattern: '/trang-ca-nhan-cua-ban/:id#?', visibility: 'private', pageName: 'Account' },
  { id: 'needs', pattern: '/theo-doi-&-van-dong', visibility: 'public', pageName: 'Needs' },
  { id: 'desk', pattern: '/bien-tap', visibility: 'private' },
]

/** A site of a few pages. */
export const registry: Registry = {
  revision: 'r1',
  units: [
    {
      name: 'notebook',
      version: '1.0.0',
      previousVersion: null,
      enabled: true,
      frame: '^1.0.0',
      base: '/assets/notebook/1.0.0/',
      entry: 'remoteEntry.js',
      routes,
      widgets: [],
      chunks: {},
      integrity: {},
    },
  ],
}

/** Lets the page stand in a document of that site; returns what takes it away. */
export function placeDocumentData(): () => void {
  const data = document.createElement('script')
  data.id = DOCUMENT_DATA_ID
  data.type = 'application/json'
  const page = { path: '/', search: '', today: '2026-11-22', owner: null, wholeRegistry: null, state: {}, build: {} }
  data.textContent = JSON.stringify({ registry, ...page })
  document.body.append(data)
  return () => data.remove()
}
