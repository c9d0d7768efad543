import { expect, test } from '@jest/globals'
import { mount } from 'shared-frame/testing'
import { ReviewedBy } from './ReviewedBy'

test('an article shows who wrote and reviewed it, and when', async () => {
  const view = await mount(
    <ReviewedBy
      author="Ban biên tập"
      reviewer="Lê Thị B"
      publishedAt="2025-09-05"
      reviewedAt="2025-10-01"
      reviewDueAt={null}
    />,
  )
  const facts = [...view.container.querySelectorAll('dl > div')].map((fact) => fact.textContent)
  expect(facts).toEqual([
    'Tác giảBan biên tập',
    'Đối chiếu nguồnLê Thị B',
    'Đăng ngày05/09/2025',
    'Xem lại lần cuối01/10/2025',
  ])
  expect(view.find('time').getAttribute('datetime')).toBe('2025-09-05')
  await view.unmount()
})
