import { afterEach, expect, test } from '@jest/globals'
import { useState } from 'react'
import { click, type MountedView, mount } from 'shared-frame/testing'
import { EntryRows } from './EntryRows'

const words = {
  row: (number: number) => `Lần ${number}`,
  add: 'Thêm',
  remove: (number: number) => `Bỏ lần ${number}`,
  full: (most: number) => `Tối đa ${most}`,
}

function Rows() {
  const [rows, setRows] = useState<readonly string[]>(['a'])
  return (
    <EntryRows rows={rows} onChange={setRows} most={3} empty="" words={words}>
      {(index) => <output>{rows[index]}</output>}
    </EntryRows>
  )
}

let view: MountedView
afterEach(() => view.unmount())

test('rows come and go at the end, one at least and as many as one page holds', async () => {
  view = await mount(<Rows />)
  const titles = () => [...view.container.querySelectorAll('legend')].map(({ textContent }) => textContent)
  const buttons = () => [...view.container.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect([titles(), buttons()]).toEqual([['Lần 1'], ['Thêm']])
  await click(view.button('Thêm'))
  await click(view.button('Thêm'))
  expect([titles(), buttons()]).toEqual([['Lần 1', 'Lần 2', 'Lần 3'], ['Bỏ lần 3']])
  expect(view.text()).toContain('Tối đa 3')
  await click(view.button('Bỏ lần 3'))
  expect([titles(), buttons()]).toEqual([
    ['Lần 1', 'Lần 2'],
    ['Thêm', 'Bỏ lần 2'],
  ])
  expect(view.find('output').textContent).toBe('a')
})
