import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { ApiError } from 'shared-contracts/client'
import { ShellContext } from 'shared-frame'
import { createFakeApi, createShellMock, eventually, type MountedView, mount } from 'shared-frame/testing'
import { StepDialog } from './step-dialog-part'

let view: MountedView
afterEach(() => view.unmount())

async function ask() {
  const answers: boolean[] = []
  const bodies: unknown[] = []
  const api = createFakeApi({
    'User/GetSecondStep': () => ({
      state: 'passed' as const,
      totp: { addedAt: '2026-11-21T03:00:00.000Z' },
      passkeys: [],
      recoveryCodesLeft: 0,
    }),
    'User/ConfirmSecondStep': ({ body }) => {
      bodies.push(body)
      if (body?.code === '123456') return { accessToken: null }
      const errors = [{ field: 'code', code: 'second_step_wrong', message: 'Mã không đúng.' }]
      throw new ApiError('User/ConfirmSecondStep', 422, 'Mã không đúng.', errors, undefined, 'second_step_wrong')
    },
  })
  const shell = { ...createShellMock(), api }
  view = await mount(
    <ShellContext value={shell}>
      <StepDialog question={{ answer: (passed) => void answers.push(passed) }} />
    </ShellContext>,
  )
  await eventually(() => expect(document.activeElement?.id).toBe('step-again-code'))
  return { answers, bodies }
}

async function send(code: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('#step-again-code')
  await act(async () => {
    // React watches the element's own setter; the prototype's is the browser's way past it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => {
    field?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
}

test('a code lets the call go on; a wrong one is told at its field', async () => {
  const { answers, bodies } = await ask()
  await send('000000')
  expect(document.querySelector('#step-again-code-error')?.textContent).toBe('Mã không đúng.')
  expect(answers).toEqual([])
  await send('123456')
  expect(answers).toEqual([true])
  expect(bodies.at(-1)).toEqual({ code: '123456' })
})

test('closing it lets the call fail', async () => {
  const { answers } = await ask()
  await act(async () => document.querySelector<HTMLButtonElement>('button[aria-label="Đóng"]')?.click())
  expect(answers).toEqual([false])
})
