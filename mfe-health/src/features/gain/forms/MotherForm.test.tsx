import { afterEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { swapWords } from 'shared-contracts/validation'
import { click, createShellMock, type MountedView, mountInShell, signedInSession, typeText } from 'shared-frame/testing'
import MotherForm from './MotherForm'
import { emptyMotherValues, type MotherValues } from './mother-values'

const today = '2026-06-01' as CalendarDay
const sent: MotherValues[] = []

let view: MountedView
// A busy machine draws a form of MUI fields key by key in seconds.
jest.setTimeout(120_000)
afterEach(async () => {
  await view.unmount()
  window.sessionStorage.clear()
})

const input = (name: string) => view.find<HTMLInputElement>(`#mother-${name}`)
async function leave(name: string, text: string): Promise<void> {
  await typeText(input(name), text, { replace: true })
  await act(async () => {
    input(name).focus()
    input(name).blur()
  })
}
async function press(label: string): Promise<void> {
  const button = [...view.container.querySelectorAll('button')].find((each) => each.textContent === label)
  if (!button) throw new Error(`No answer ${label}`)
  await click(button)
}

test('metres, grams, a lost comma and swapped fields are put right by one press each, and nothing else is sent', async () => {
  const initial = { ...emptyMotherValues(today, undefined), stage: 'after-birth', weeksAfterBirth: 8 } as const
  view = await mountInShell(
    createShellMock(signedInSession()),
    <MotherForm
      initial={initial}
      today={today}
      bookDays={null}
      submitLabel="Xem"
      keptAs="test"
      onSubmit={async (values) => {
        sent.push(values)
      }}
    />,
  )
  await leave('height', '1,55')
  await press('Ghi 155 cm')
  await leave('weight', '525')
  expect(input('weight').value).toBe('525')
  await click(view.find('button[type=submit]'))
  expect(sent).toEqual([])
  await press('Ghi 52,5 kg')
  expect([input('height').value, input('weight').value]).toEqual(['155', '52,5'])

  await leave('height', '52,5')
  await leave('weight', '155')
  await press(swapWords.action)
  await click(view.find('button[type=submit]'))
  expect(sent).toEqual([expect.objectContaining({ height: 155, weight: 52.5 })])
})
