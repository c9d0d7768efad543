import { expect, test } from '@jest/globals'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import * as core from './index'

const { ArticleCard, DishCard, Page, PageHeader, RichText, SearchBox, ShareButtons, useSession } = core

function SessionState() {
  return useSession().state
}

test('core renders on a server, where there is no window, to plain HTML', () => {
  expect(typeof window).toBe('undefined')
  const html = renderToString(
    createElement(
      Page,
      null,
      createElement(PageHeader, { title: 'Sổ tay của mẹ', intro: 'Bài viết hay' }),
      createElement(SearchBox),
      createElement(ArticleCard, { to: '/a', title: 'Ăn dặm', illustration: 'bot' }),
      createElement(DishCard, { to: '/d', title: 'Cháo cá', illustration: 'chao', energy: 311.6 }),
      createElement(RichText, { html: '<h2>Vì sao</h2>' }),
      createElement(ShareButtons, { title: 'x', url: 'https://example.vn/a' }),
      createElement(SessionState),
    ),
  )
  expect(html).toContain('<h1 tabindex="-1">Sổ tay của mẹ</h1>')
  expect(html).toContain('<h2>Vì sao</h2>')
  expect(html).toContain('312 kcal')
  expect(html).toContain('unknown')
  // Inline styles would need 'unsafe-inline' in the page's policy
  expect(html).not.toContain('style=')
  expect(html).not.toContain('<style')
})
