import { expect, test } from '@jest/globals'
import { act } from 'react'
import { click, mount, press, setWindowWidth } from '../testing/index'
import { ConfirmDialog, Tooltip } from './index'

const shown = () => document.querySelector('[role=tooltip]')?.textContent ?? null

async function hover(element: Element) {
  await act(async () => {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 150))
  })
}

async function afterTransition() {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
  })
}

const explanation = <Tooltip label="Giải thích" text="Khoảng khuyến nghị mỗi ngày" />

test('at 1023 px a tap opens and closes the explanation, hovering does nothing', async () => {
  await setWindowWidth(1023)
  const view = await mount(explanation)
  const button = view.find('button')
  await hover(button)
  expect(shown()).toBeNull()
  await click(button)
  expect(shown()).toBe('Khoảng khuyến nghị mỗi ngày')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await click(button)
  await afterTransition()
  expect(shown()).toBeNull()
  await click(button)
  await press(button, 'Escape')
  await afterTransition()
  expect(shown()).toBeNull()
  await view.unmount()
})

test('at 1024 px it shows on hover', async () => {
  await setWindowWidth(1024)
  const view = await mount(explanation)
  const button = view.find('button')
  expect(button.hasAttribute('aria-expanded')).toBe(false)
  await hover(button)
  expect(shown()).toBe('Khoảng khuyến nghị mỗi ngày')
  await view.unmount()
})

test('the behaviour follows the window while the page is open', async () => {
  await setWindowWidth(1280)
  const view = await mount(explanation)
  expect(view.find('button').hasAttribute('aria-expanded')).toBe(false)
  await setWindowWidth(800)
  expect(view.find('button').getAttribute('aria-expanded')).toBe('false')
  await view.unmount()
})

test.each([
  ['Đăng xuất', true],
  ['Hủy', false],
])('a confirmation answered with %j gives %s', async (name, answer) => {
  const answers: boolean[] = []
  const view = await mount(
    <ConfirmDialog
      open
      title="Bạn chắc chắn muốn đăng xuất?"
      confirmLabel="Đăng xuất"
      onAnswer={(confirmed) => answers.push(confirmed)}
    />,
  )
  const dialog = view.find('[role=alertdialog]')
  const titleId = dialog.getAttribute('aria-labelledby') ?? ''
  expect(document.getElementById(titleId)?.textContent).toBe('Bạn chắc chắn muốn đăng xuất?')
  const button = [...dialog.querySelectorAll('button')].find((found) => found.textContent === name)
  if (!button) throw new Error(`no button ${name}`)
  await click(button)
  expect(answers).toEqual([answer])
  await view.unmount()
})

test('Escape is a no', async () => {
  const answers: boolean[] = []
  const view = await mount(
    <ConfirmDialog open title="Xóa?" confirmLabel="Xóa" onAnswer={(confirmed) => answers.push(confirmed)} />,
  )
  await press(view.find('[role=alertdialog]'), 'Escape')
  expect(answers).toEqual([false])
  await view.unmount()
})
