import { afterEach, expect, jest, test } from '@jest/globals'
import { act, useEffect } from 'react'
import { useShell } from 'shared-frame'
import type { EventBus } from 'shared-frame/events'
import { defineWidget } from 'shared-frame/remote'
import { mount } from 'shared-frame/testing'
import { Surroundings, testShell } from '../testing/surroundings'
import { WidgetLoaderContext, WidgetSlot } from './WidgetSlot'

const heard: number[] = []

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(window, 'IntersectionObserver')
})

test('what a widget subscribed to ends when its slot leaves the page, even if it forgets', async () => {
  const { shell, bus } = testShell()
  const widget = defineWidget({
    Component() {
      const own = useShell()
      useEffect(() => {
        own.bus.subscribe('cart/changed', ({ numberOfCarts }) => void heard.push(numberOfCarts))
      }, [own])
      return <p>Thực đơn tuần</p>
    },
  })
  const load = () => widget.Component
  const page = (shown: boolean) => (
    <Surroundings shell={shell}>
      <WidgetLoaderContext value={load}>
        {shown ? <WidgetSlot id="menus/home-menus" fallback={null} /> : null}
      </WidgetLoaderContext>
    </Surroundings>
  )
  const view = await mount(page(true))
  expect(view.text()).toBe('Thực đơn tuần')
  await act(async () => bus.publish('cart/changed', { numberOfCarts: 1 }))
  await view.rerender(page(true))
  await act(async () => bus.publish('cart/changed', { numberOfCarts: 2 }))
  expect(heard).toEqual([1, 2])
  await view.rerender(page(false))
  await act(async () => bus.publish('cart/changed', { numberOfCarts: 3 }))
  expect(heard).toEqual([1, 2])
  await view.unmount()
})

test('a widget publishes as the section that it belongs to', async () => {
  const { shell, bus } = testShell()
  const heard: string[] = []
  const busOf = (unit: string): EventBus => ({ ...bus, publish: (topic) => void heard.push(`${topic} by ${unit}`) })
  function ClassWidget() {
    const own = useShell()
    useEffect(() => own.bus.publish('classes/changed', { classId: 1, registered: true }), [own])
    return <p>Lớp học</p>
  }
  const view = await mount(
    <Surroundings shell={shell} services={{ busOf }}>
      <WidgetLoaderContext value={() => ClassWidget}>
        <WidgetSlot id="surveys/home-classes" fallback={null} />
      </WidgetLoaderContext>
    </Surroundings>,
  )
  expect(heard).toEqual(['classes/changed by surveys'])
  await view.unmount()
})

test('a widget that came with the document is loaded when it nears the screen, not before', async () => {
  const seen: ((near: boolean) => void)[] = []
  class Observer {
    constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      seen.push((isIntersecting) => tell([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true })
  document.body.innerHTML = '<div data-widget="menus/home-menus"><p>Thực đơn tuần</p></div>'
  const { shell } = testShell()
  const load = jest.fn((_id: string) => () => <p>Thực đơn tuần</p>)
  const page = (
    <Surroundings shell={shell}>
      <WidgetLoaderContext value={load}>
        <WidgetSlot id="menus/home-menus" fallback="Đang tải" />
        <WidgetSlot id="notebook/home-articles" fallback="Đang tải" />
      </WidgetLoaderContext>
    </Surroundings>
  )
  const view = await mount(page)
  await act(async () => seen[0]?.(false))
  expect(load.mock.calls).toEqual([['notebook/home-articles']])
  await act(async () => seen[0]?.(true))
  expect(load).toHaveBeenLastCalledWith('menus/home-menus')
  expect(view.text()).toBe('Thực đơn tuầnThực đơn tuần')
  await view.unmount()
})
