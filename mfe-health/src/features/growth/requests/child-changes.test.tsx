import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import {
  childCheck,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  signedInSession,
} from 'shared-frame/testing'
import { useBookChanges } from '../../book'
import { valuesOf } from '../forms/check-values'
import { childCalls } from './child-calls'
import { childHistoryQuery } from './child-history'

const today = '2026-06-01' as CalendarDay
const check = childCheck()
let view: MountedView
afterEach(() => view.unmount())

test('a check that is deleted while it is being saved is deleted after it', async () => {
  const calls: string[] = []
  let answer = () => {}
  const api = createFakeApi({
    'HealthCheck/CheckChildHealth': async () => {
      calls.push('save')
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      calls.push('saved')
      return check
    },
    'HealthCheck/DeleteChildCheck': () => {
      calls.push('delete')
      return { cleared: 1, restorableUntil: null }
    },
  })
  let changes: { save(): void; remove(): void } | undefined
  function Changes() {
    const calls = childCalls(api, 3, '2025-06-01' as CalendarDay)
    const { save, remove } = useBookChanges(childHistoryQuery(api, 3), '', calls)
    const values = valuesOf(check, today)
    changes = {
      save: () => save.mutate({ values, replaces: check, confirmed: false }),
      remove: () => remove.mutate(check),
    }
    return null
  }
  view = await mountInShell({ ...createShellMock(signedInSession()), api }, <Changes />)
  await act(async () => {
    changes?.save()
    changes?.remove()
  })
  await eventually(() => expect(calls).toEqual(['save']))
  await act(async () => answer())
  await eventually(() => expect(calls).toEqual(['save', 'saved', 'delete']))
})
