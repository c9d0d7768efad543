import { expect, test } from '@jest/globals'
import { act, useEffect } from 'react'
import { useShell } from 'shared-ui'
import { defineWidget } from 'shared-ui/remote'
import { mount } from 'shared-ui/testing'
import { Surroundings, testShell } from '../testing/surroundings'
import { WidgetLoaderContext, WidgetSlot } from './WidgetSlot'

const heard: number[] = []

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
