import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { eventually, type MountedView, mount, press } from 'shared-frame/testing'
import { AskFirst } from './index'

const onAgreed = jest.fn<() => void>()
let view: MountedView

beforeEach(async () => {
  onAgreed.mockReset()
  view = await mount(
    <AskFirst label="Xóa" question="Xóa bé khỏi tài khoản?" warning="Số đo của bé cũng mất." onAgreed={onAgreed} />,
  )
})
afterEach(() => view.unmount())

const dialog = () => document.querySelector('[role=alertdialog]')

/** A click that leaves the focus where it was, as in Safari. */
async function open(): Promise<HTMLButtonElement> {
  const button = view.button('Xóa')
  await act(async () => button.click())
  await eventually(() => expect(dialog()?.contains(document.activeElement)).toBe(true))
  return button
}

/** Of the dialog; the button that opened it may have the same name. */
async function answer(name: string): Promise<void> {
  const button = [...(dialog()?.querySelectorAll('button') ?? [])].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  if (button === undefined) throw new Error(`no button ${name}`)
  await act(async () => button.click())
}

test('asks, and does it once after a yes', async () => {
  await open()
  expect(onAgreed).not.toHaveBeenCalled()
  expect(dialog()?.textContent).toContain('Xóa bé khỏi tài khoản?Số đo của bé cũng mất.')
  await answer('Xóa')
  expect(dialog()).toBeNull()
  expect(onAgreed).toHaveBeenCalledTimes(1)
})

test.each([
  ['Escape', () => press(view.find('[role=alertdialog]'), 'Escape')],
  ['"Đóng"', () => answer('Đóng')],
  ['"Hủy"', () => answer('Hủy')],
])('%s does nothing, and the focus is on the button again', async (_, leave) => {
  const button = await open()
  await leave()
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(onAgreed).not.toHaveBeenCalled()
})
