import { expect, test } from '@jest/globals'
import { act } from 'react'
import { mount } from 'shared-frame/testing'
import { useKeptInPlace } from './use-kept-in-place'

function Kept() {
  return <div ref={useKeptInPlace<HTMLDivElement>()} id="kept" />
}
const page = (isThere = true, title: string | null = null) => (
  <main>
    {title ? <h1>{title}</h1> : null}
    {isThere ? <Kept /> : null}
    <p>Cuối trang</p>
  </main>
)
const kept = () => document.getElementById('kept')
const tags = () => [...(document.querySelector('main')?.children ?? [])].map(({ tagName }) => tagName)

test.each<[string, (element: HTMLElement) => void]>([
  ['removed', (element) => element.remove()],
  ['removed with what stands beside it', (element) => element.parentElement?.replaceChildren()],
  ['moved elsewhere', (element) => document.body.append(element)],
])('an element that is %s is put back, and React goes on', async (_, harm) => {
  const view = await mount(page())
  const element = kept()
  await act(async () => element && harm(element))
  expect(document.querySelector('main > #kept')).toBe(element)
  await view.rerender(page(true, 'Trang khác'))
  expect(tags().slice(0, 2)).toEqual(['H1', 'DIV'])
  await view.unmount()
  document.body.replaceChildren()
})

test('it comes back where it stood', async () => {
  const view = await mount(page(true, 'Trang'))
  await act(async () => kept()?.remove())
  expect(tags()).toEqual(['H1', 'DIV', 'P'])
  await view.unmount()
})

test('what React takes out itself stays out', async () => {
  const view = await mount(page())
  await view.rerender(page(false))
  expect(tags()).toEqual(['P'])
  await view.unmount()
})
