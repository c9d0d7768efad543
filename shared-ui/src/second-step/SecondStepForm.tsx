import { useEffect, useState } from 'react'
import type { CallBody } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { Button, Notice, Stack, useShell } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { failureOf } from 'shared-frame/sending'
import { askPasskey, isPasskeySupported } from './passkeys'
import type { StepMethod } from './step-methods'

const words = {
  code: 'Mã xác nhận',
  codeHint: '6 chữ số trong ứng dụng tạo mã',
  required: 'Bạn nhập mã nhé.',
  codeFormat: 'Mã gồm 6 chữ số. Bạn kiểm tra lại nhé.',
  recoveryCode: 'Mã dự phòng',
  recoveryHint: 'Một trong các mã bạn đã lưu khi thiết lập; mỗi mã dùng được một lần',
  submit: 'Xác nhận',
  passkey: 'Dùng khóa truy cập',
  useRecovery: 'Dùng mã dự phòng',
  useCode: 'Dùng mã trong ứng dụng',
  noWay: 'Trình duyệt này không dùng được khóa truy cập. Bạn mở trang bằng trình duyệt khác nhé.',
}

interface StepValues {
  readonly code: string
  readonly recoveryCode: string
}

const fields = formFields<StepValues>()
const empty: StepValues = { code: '', recoveryCode: '' }

export interface SecondStepFormProps {
  /** Ids of fields begin with it. */
  readonly name: string
  readonly methods: readonly StepMethod[]
  /** Of a login under way; null: this session confirms itself. */
  readonly ticket: string | null
  /** `accessToken`: of the new session, null without a ticket. What it throws is shown. */
  readonly onPassed: (accessToken: string | null) => Promise<void>
  /** The login has run out or was tried too often. */
  readonly onExpired?: () => void
}

/** Asks for the second step: a code of the app, a passkey or a recovery code, whatever the account has. */
export function SecondStepForm({ name, methods, ticket, onPassed, onExpired }: SecondStepFormProps) {
  const { api } = useShell()
  const hasCode = methods.includes('totp')
  const hasRecovery = methods.includes('recovery-code')
  const hasPasskey = methods.includes('passkey') && isPasskeySupported()
  const [asks, setAsks] = useState<keyof StepValues>(hasCode || !hasRecovery ? 'code' : 'recoveryCode')
  const [passkey, setPasskey] = useState<{ readonly busy: boolean; readonly problem: string | null }>(idle)
  const ofTicket = ticket === null ? {} : { ticket }

  async function confirm(proof: Omit<CallBody<'User/ConfirmSecondStep'>, 'ticket'>): Promise<void> {
    const { accessToken } = await api.call('User/ConfirmSecondStep', { body: { ...ofTicket, ...proof } })
    await onPassed(accessToken)
  }

  const isExpired = (error: unknown) =>
    onExpired !== undefined && error instanceof ApiError && error.code === 'second_step_expired'

  async function confirmByPasskey(): Promise<void> {
    setPasskey({ busy: true, problem: null })
    try {
      await confirm({ passkey: await askPasskey(await api.call('User/GetPasskeyChallenge', { body: ofTicket })) })
      setPasskey(idle)
    } catch (error) {
      setPasskey({ busy: false, problem: failureOf(error)[0]?.message ?? '' })
      if (isExpired(error)) onExpired?.()
    }
  }

  const form = useFieldForm<StepValues>({
    name,
    defaults: empty,
    rules: (values) => ({ [asks]: asks === 'code' ? codeProblem(values.code) : emptyProblem(values.recoveryCode) }),
    async send(values) {
      try {
        await confirm({ [asks]: values[asks].trim() })
      } catch (error) {
        if (isExpired(error)) onExpired?.()
        throw error
      }
    },
  })

  // The button that was pressed is gone; typing goes on here.
  useEffect(() => document.getElementById(`${name}-${asks}`)?.focus(), [name, asks])

  const typed = asks === 'code' ? hasCode : hasRecovery
  return (
    <Stack>
      {hasPasskey && (
        <Button wide tone={typed ? 'soft' : 'primary'} busy={passkey.busy} onClick={() => void confirmByPasskey()}>
          {words.passkey}
        </Button>
      )}
      <div role="alert">{passkey.problem !== null && <Notice kind="error">{passkey.problem}</Notice>}</div>
      {!hasPasskey && !typed && <Notice kind="info">{words.noWay}</Notice>}
      {typed && (
        <FormFrame form={form} submitLabel={words.submit}>
          {asks === 'code' ? (
            <fields.Text
              key="code"
              name="code"
              label={words.code}
              hint={words.codeHint}
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
            />
          ) : (
            <fields.Text
              key="recoveryCode"
              name="recoveryCode"
              label={words.recoveryCode}
              hint={words.recoveryHint}
              required
              autoComplete="off"
              maxLength={40}
            />
          )}
        </FormFrame>
      )}
      {hasRecovery && asks === 'code' && (
        <Button tone="quiet" wide onClick={() => setAsks('recoveryCode')}>
          {words.useRecovery}
        </Button>
      )}
      {hasCode && asks === 'recoveryCode' && (
        <Button tone="quiet" wide onClick={() => setAsks('code')}>
          {words.useCode}
        </Button>
      )}
    </Stack>
  )
}

const idle = { busy: false, problem: null }

/* Not by shared-contracts/validation: all of its messages would come along with the shell's forms. */

function codeProblem(code: string): string | null {
  return emptyProblem(code) ?? (/^\d{6}$/.test(code.replace(/\s/g, '')) ? null : words.codeFormat)
}

function emptyProblem(code: string): string | null {
  return code.trim() === '' ? words.required : null
}
