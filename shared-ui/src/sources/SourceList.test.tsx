import { expect, test } from '@jest/globals'
import { mount } from 'shared-frame/testing'
import { SourceList } from './SourceList'

test('sources are listed with their address, or as printed ones', async () => {
  const view = await mount(
    <SourceList
      sources={[
        { title: 'Nhu cầu dinh dưỡng', publisher: 'Viện Dinh dưỡng', year: '2016', url: null },
        { title: 'Growth Standards', publisher: 'WHO', year: '2006', url: 'https://www.who.int/' },
      ]}
    />,
  )
  const entries = [...view.container.querySelectorAll('li')]
  expect(entries.map((entry) => entry.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
    null,
    'https://www.who.int/',
  ])
  expect(entries.map((entry) => entry.textContent?.includes('(bản in)'))).toEqual([true, false])
  expect(entries.map((entry) => entry.querySelector('cite')?.lang)).toEqual(['', 'en'])
  await view.rerender(<SourceList sources={[]} />)
  expect(view.text()).toBe('')
  await view.unmount()
})
