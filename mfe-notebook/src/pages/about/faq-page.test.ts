import { expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { createFakeApi } from 'shared-frame/testing'
import { renderPage } from '../../testing/render-page'

type Question = CallAnswer<'Faq/GetAll'>[number]

const questions = [
  question(3, 'Ăn dặm', 'Khi nào bắt đầu?', '<p>Từ 6 tháng.</p>', {
    sourceLinks: [{ title: 'WHO 2023', url: 'https://iris.who.int/1' }],
    review: { state: 'unsigned' },
  }),
  question(5, 'Tài khoản', 'Có mất tiền không?', '<p>Không.</p>'),
  question(4, 'Ăn dặm', 'Có nêm muối không?', '<p>Không nêm.</p>', {
    review: { state: 'signed', name: 'Lê A', title: 'Thạc sĩ dinh dưỡng', date: '2027-01-05' },
  }),
]

function question(id: number, group: string, text: string, answer: string, more: Partial<Question> = {}): Question {
  return { id, group, question: text, answer, sources: [], sourceLinks: [], review: null, ...more }
}

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
  expect(html).toMatch(/<a href="https:\/\/iris.who.int\/1"[^>]*>WHO 2023/)
  expect(html.match(/chưa được chuyên gia dinh dưỡng ký duyệt/g)).toHaveLength(1)
  expect(html).toContain('Đã được Thạc sĩ dinh dưỡng Lê A ký duyệt ngày 05/01/2027.')
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
