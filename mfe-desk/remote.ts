import type { RemoteInfo, RouteSamples } from 'shared-frame/remotes'

/** What this unit offers. */
export const remote: RemoteInfo = {
  name: 'desk',
  routes: [
    { id: 'editing', pattern: '/bien-tap', visibility: 'private', query: [] },
    { id: 'site-desk', pattern: '/bien-tap/trang', visibility: 'private', query: ['muc', 'sua'] },
    { id: 'message-desk', pattern: '/bien-tap/lien-he', visibility: 'private', query: ['trang-thai', 'trang#'] },
    { id: 'search-desk', pattern: '/bien-tap/tim-kiem', visibility: 'private', query: [] },
    { id: 'content-desk', pattern: '/bien-tap/noi-dung', visibility: 'private', query: [] },
    { id: 'staff-desk', pattern: '/bien-tap/can-bo-y-te', visibility: 'private', query: [] },
    { id: 'class-desk', pattern: '/bien-tap/lop-hoc', visibility: 'private', query: [] },
    { id: 'class-new', pattern: '/bien-tap/lop-hoc/moi', visibility: 'private', query: [] },
    { id: 'class-form', pattern: '/bien-tap/lop-hoc/:id#', visibility: 'private', query: [] },
    { id: 'desk', pattern: '/bien-tap/khao-sat', visibility: 'private', query: [] },
    { id: 'desk-files', pattern: '/bien-tap/khao-sat/tap-tin', visibility: 'private', query: [] },
    { id: 'desk-new', pattern: '/bien-tap/khao-sat/:kind/moi', visibility: 'private', query: [] },
    { id: 'desk-form', pattern: '/bien-tap/khao-sat/:kind/:id#', visibility: 'private', query: [] },
    { id: 'desk-results', pattern: '/bien-tap/khao-sat/:kind/:id#/ket-qua', visibility: 'private', query: [] },
  ],
  widgets: [],
}

/** Real addresses of the content, by which a promote proves that the pages work. */
export const samples: RouteSamples = {
  'class-form': '/bien-tap/lop-hoc/1',
  'desk-new': '/bien-tap/khao-sat/khao-sat/moi',
  'desk-form': '/bien-tap/khao-sat/khao-sat/6',
  'desk-results': '/bien-tap/khao-sat/khao-sat/6/ket-qua',
}
