import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { click, type MountedView, mount } from '../testing/index'
import { FaultBoundary, SUSPENSE_LIMIT_MS } from './FaultBoundary'

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const retry = (view: MountedView) => click(view.find('button'))

test('a fault that is gone is recovered from in place', async () => {
  let broken = true
  const Page = () => {
    if (broken) throw new Error('fault')
    return <h1>Trang</h1>
  }
  const reload = jest.fn()
  const onError = jest.fn()
  const view = await mount(
    <FaultBoundary onError={onError} reload={reload}>
      <Page />
    </FaultBoundary>,
  )
  expect(onError).toHaveBeenCalledTimes(1)
  broken = false
  await retry(view)
  expect(view.find('h1').textContent).toBe('Trang')
  expect(reload).not.toHaveBeenCalled()
  await view.unmount()
})

test('a fault that a retry meets again asks for a new document', async () => {
  const Page = () => {
    throw new Error('fault')
  }
  const reload = jest.fn()
  const view = await mount(
    <FaultBoundary onError={() => {}} reload={reload}>
      <Page />
    </FaultBoundary>,
  )
  expect(reload).not.toHaveBeenCalled()
  await retry(view)
  expect(reload).toHaveBeenCalledTimes(1)
  await view.unmount()
})

test('children waited for in vain: the retry asks for a new document', async () => {
  jest.useFakeTimers()
  const never = new Promise(() => {})
  const Page = () => {
    throw never
  }
  const reload = jest.fn()
  const view = await mount(
    <FaultBoundary onError={() => {}} reload={reload}>
      <Page />
    </FaultBoundary>,
  )
  expect(view.container.querySelector('button')).toBeNull()
  await act(async () => void jest.advanceTimersByTime(SUSPENSE_LIMIT_MS))
  await retry(view)
  expect(reload).toHaveBeenCalledTimes(1)
  await view.unmount()
})

test('whoever goes on to another page of the section sees it', async () => {
  const Page = () => {
    if (window.location.pathname === '/hong') throw new Error('fault')
    return <h1>Trang khác</h1>
  }
  const onError = jest.fn()
  window.history.replaceState(null, '', '/hong')
  const view = await mount(
    <FaultBoundary ofPage onError={onError}>
      <Page />
    </FaultBoundary>,
  )
  const goTo = (address: string) =>
    act(async () => {
      window.history.pushState(null, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
  await goTo('/hong?trang=2')
  expect(view.container.querySelector('h1')).toBeNull()
  await goTo('/khac')
  expect(view.find('h1').textContent).toBe('Trang khác')
  expect(onError).toHaveBeenCalledTimes(1)
  await view.unmount()
})

test('children waited for in vain are reported once', async () => {
  jest.useFakeTimers()
  const never = new Promise(() => {})
  const Page = () => {
    throw never
  }
  const onError = jest.fn()
  const view = await mount(
    <FaultBoundary onError={onError}>
      <Page />
    </FaultBoundary>,
  )
  await act(async () => void jest.advanceTimersByTime(SUSPENSE_LIMIT_MS - 1))
  expect(onError).not.toHaveBeenCalled()
  await act(async () => void jest.advanceTimersByTime(SUSPENSE_LIMIT_MS))
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ name: 'TimeoutError' })]])
  await view.unmount()
})
