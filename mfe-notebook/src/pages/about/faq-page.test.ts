import { expect, test } from '@jest/globals'
import { createFakeApi } from 'shared-ui/testing'
import { renderPage } from '../../testing/render-page'

const questions = [
  { id: 3, group: 'Ăn dặm', question: 'Khi nào bắt đầu?', answer: '<p>Từ 6 tháng.</p>', sources: ['WHO 2023'] },
  { id: 5, group: 'Tài khoản', question: 'Có mất tiền không?', answer: '<p>Không.</p>', sources: [] },
  { id: 4, group: 'Ăn dặm', question: 'Có nêm muối không?', answer: '<p>Không nêm.</p>', sources: [] },
]

test('questions stand in their groups, each with an anchor', async () => {
  const { head, html } = await renderPage(
    'faq',
    '/gioi-thieu/hoi-va-dap',
    createFakeApi({ 'Faq/GetAll': () => questions }),
  )
  const order = ['Khi nào bắt đầu?', 'Có nêm muối không?', 'Có mất tiền không?'].map((text) => html.indexOf(text))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(html).toMatch(/<details[^>]*id="cau-3"/)
  expect(html).toContain('id="nhom-an-dam"')
  expect(html).toContain('WHO 2023')
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Khi nào bắt đầu?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Từ 6 tháng.</p>' },
      },
      { name: 'Có mất tiền không?' },
      { name: 'Có nêm muối không?' },
    ],
  })
})

test('without questions there is no FAQPage and a kind word', async () => {
  const api = createFakeApi({ 'Faq/GetAll': () => [] })
  const { head, html } = await renderPage('faq', '/gioi-thieu/hoi-va-dap', api)
  expect(html).toContain('Phần hỏi đáp đang được biên tập')
  expect(head.jsonLd).toHaveLength(1)
})
