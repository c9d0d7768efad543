import { afterEach, expect, jest, test } from '@jest/globals'
import { act, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { click, mount, typeText } from '../../testing/index'
import { Checkbox, DateField, FormSummary, FormsProvider, PasswordField, RadioCards, TextField } from '../index'

function BirthDay() {
  const [day, setDay] = useState<CalendarDay | null>(null)
  return (
    <FormsProvider>
      <DateField label="Ngày sinh" value={day} onChange={setDay} />
      <output>{day}</output>
    </FormsProvider>
  )
}

afterEach(() => void jest.restoreAllMocks())

test('in a browser of another language there is no calendar, which would be in that language', async () => {
  jest.spyOn(window.navigator, 'language', 'get').mockReturnValue('en-US')
  const view = await mount(<BirthDay />)
  expect(view.container.querySelectorAll('input, button')).toHaveLength(1)
  await view.unmount()
})

test('a date is typed as dd/MM/yyyy or picked', async () => {
  jest.spyOn(window.navigator, 'language', 'get').mockReturnValue('vi-VN')
  const view = await mount(<BirthDay />)
  const input = view.find<HTMLInputElement>('input')
  await typeText(input, '05092024')
  expect(input.value).toBe('05/09/2024')
  expect(view.find('output').textContent).toBe('2024-09-05')
  await typeText(view.find<HTMLInputElement>('input[type=date]'), '', { replace: true })
  expect(view.find('output').textContent).toBe('')
  await view.unmount()
})

test('a day that is none is said on leaving, not while typing', async () => {
  const view = await mount(<BirthDay />)
  const input = view.find<HTMLInputElement>('input')
  await typeText(input, '30022025')
  expect(view.text()).not.toContain('không có ngày 30')
  await act(async () => input.blur())
  expect(view.text()).toContain('Tháng 2/2025 không có ngày 30')
  expect(input.value).toBe('30/02/2025')
  await view.unmount()
})

test('an error is tied to its field', async () => {
  const view = await mount(
    <FormsProvider>
      <TextField id="ten" label="Họ tên" required value="" onChange={() => {}} error="Vui lòng chọn thông tin" />
    </FormsProvider>,
  )
  const input = view.find<HTMLInputElement>('#ten')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(view.find(`#${input.getAttribute('aria-describedby')}`).textContent).toBe('Vui lòng chọn thông tin')
  await view.unmount()
})

test('a password can be shown', async () => {
  const view = await mount(
    <FormsProvider>
      <PasswordField label="Mật khẩu" value="bi-mat" onChange={() => {}} autoComplete="current-password" />
    </FormsProvider>,
  )
  const input = view.find<HTMLInputElement>('input')
  expect(input.type).toBe('password')
  await click(view.find('button'))
  expect(input.type).toBe('text')
  expect(view.find('button').getAttribute('aria-pressed')).toBe('true')
  await view.unmount()
})

test('choices tell what was chosen', async () => {
  const told: unknown[] = []
  const view = await mount(
    <FormsProvider>
      <RadioCards
        legend="Bạn là"
        options={[
          { value: 0, title: 'Mẹ bầu' },
          { value: 3, title: 'Người chăm bé' },
        ]}
        value={0}
        onChange={(value) => told.push(value)}
      />
      <Checkbox label="Đồng ý" checked={false} onChange={(checked) => told.push(checked)} />
    </FormsProvider>,
  )
  await click(view.find('input[value="3"]'))
  await click(view.find('input[type=checkbox]'))
  expect(told).toEqual([3, true])
  await view.unmount()
})

test('the summary takes focus and leads to the fields', async () => {
  const errors = [{ fieldId: 'email', message: 'Email chưa đúng' }]
  const form = (shown: typeof errors) => (
    <FormsProvider>
      <FormSummary errors={shown} />
      <TextField id="email" label="Email" value="" onChange={() => {}} />
    </FormsProvider>
  )
  const view = await mount(form([]))
  expect(view.container.querySelector('[role=alert]')).toBeNull()
  await view.rerender(form(errors))
  expect(document.activeElement).toBe(view.find('[role=alert]'))
  await click(view.find('[role=alert] a'))
  expect(document.activeElement).toBe(view.find('#email'))
  await view.unmount()
})
