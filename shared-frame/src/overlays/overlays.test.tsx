import { expect, test } from '@jest/globals'
import { act, useState } from 'react'
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

function Opener({ busy, moves, byOpener }: { busy?: boolean; moves?: boolean; byOpener?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        id="opener"
        disabled={busy && open}
        onClick={({ currentTarget }) => {
          currentTarget.focus()
          if (busy) currentTarget.blur()
          setOpen(true)
        }}
      >
        Mở
      </button>
      <div id="list" tabIndex={-1} />
      {open && (
        <ConfirmDialog
          open
          title="Xóa?"
          confirmLabel="Xóa"
          opener={byOpener ? () => document.getElementById('opener') : undefined}
          onAnswer={() => {
            setOpen(false)
            if (moves) queueMicrotask(() => document.getElementById('list')?.focus())
          }}
        />
      )}
    </>
  )
}

const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test.each(['Escape', 'Đóng', 'Hủy', 'Xóa'])(
  'closed by %s, a dialog gives the focus back to what opened it',
  async (way) => {
    const view = await mount(<Opener />)
    await click(view.find('#opener'))
    await later()
    expect(view.find('[role=alertdialog]').contains(document.activeElement)).toBe(true)
    if (way === 'Escape') await press(view.find('[role=alertdialog]'), 'Escape')
    else await click(view.button(way))
    await later()
    expect(document.activeElement?.id).toBe('opener')
    await view.unmount()
  },
)

test('a button that is busy meanwhile gets it as soon as it can take it', async () => {
  const view = await mount(<Opener busy byOpener />)
  await click(view.find('#opener'))
  await later()
  await click(view.button('Hủy'))
  await later()
  expect(document.activeElement?.id).toBe('opener')
  await view.unmount()
})

test('focus that was moved on meanwhile stays where it is', async () => {
  const view = await mount(<Opener moves />)
  await click(view.find('#opener'))
  await later()
  await click(view.button('Xóa'))
  await later()
  expect(document.activeElement?.id).toBe('list')
  await view.unmount()
})
