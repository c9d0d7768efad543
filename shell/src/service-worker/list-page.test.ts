import { expect, test } from '@jest/globals'
import { filesOfListPage } from './list-page'

const unit = (name: string, chunks: object) => ({
  name,
  base: `/assets/${name}/1/`,
  entry: 'entry.js',
  chunks,
})

const registry = {
  units: [
    unit('shell', { http: { js: ['http.js'], css: [] }, 'page-home': { js: ['home.js'], css: [] } }),
    unit('account', {
      'shopping-list': { js: ['shared.js', 'list.js'], css: ['list.css'] },
      'login-form': { js: ['login.js'], css: [] },
    }),
    unit('menus', { 'shopping-list': { js: ['other.js'], css: [] } }),
  ],
}

test('the files of the list: what the document names, and what the page asks for later, each once', () => {
  const html = `<link rel="preload" as="font" href="/assets/shell/1/a.woff2"><style>@font-face{src:url(/assets/shell/1/b.woff2)}</style>
<script defer src="/assets/shell/1/main.js"></script><link rel="preload" as="script" href="/assets/account/1/shared.js">
<a href="/danh-sach-thuc-don-di-cho">Danh sách</a>
<script type="application/json" id="document-data">${JSON.stringify({ registry })}</script>`
  expect(filesOfListPage(html)).toEqual([
    '/assets/shell/1/a.woff2',
    '/assets/shell/1/main.js',
    '/assets/account/1/shared.js',
    '/assets/shell/1/entry.js',
    '/assets/shell/1/http.js',
    '/assets/account/1/entry.js',
    '/assets/account/1/list.js',
    '/assets/account/1/list.css',
  ])
})

test('a page of a network’s login is no document of the list', () => {
  expect(filesOfListPage('<html><script src="/assets/x.js"></script></html>')).toBeNull()
})
