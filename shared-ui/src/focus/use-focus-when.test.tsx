import { afterEach, expect, jest, test } from '@jest/globals'
import { type MountedView, mount } from 'shared-frame/testing'
import { useFocusWhen } from './use-focus-when'

let view: MountedView
afterEach(async () => {
  await view.unmount()
  jest.restoreAllMocks()
})

function Result({ mark, shown }: { readonly mark: unknown; readonly shown: boolean }) {
  const result = useFocusWhen(mark)
  return shown ? <div ref={result} id="result" tabIndex={-1} /> : null
}

test('a result that comes after its mark takes the focus once, and its start comes into view', async () => {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -300 } as DOMRect)
  view = await mount(<Result mark={null} shown={false} />)
  await view.rerender(<Result mark={1} shown={false} />)
  await view.rerender(<Result mark={1} shown />)
  const result = view.find('#result')
  expect(document.activeElement).toBe(result)
  expect(scrolled).toHaveBeenCalledTimes(1)
  result.blur()
  await view.rerender(<Result mark={1} shown />)
  expect(document.activeElement).toBe(document.body)
  await view.rerender(<Result mark={2} shown />)
  expect(document.activeElement).toBe(result)
  expect(scrolled).toHaveBeenCalledTimes(2)
})
