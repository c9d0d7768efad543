import { useEffect, useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { validateRequired } from 'shared-contracts/validation'
import { Button, Stack, useShell, type VisitorProfile } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { makePasskey } from 'shared-ui/second-step'
import { secondStepTexts as texts } from '../../texts/second-step'
import { emptyProof, type OwnerProofValues, PasswordAgain, proofMessages, proofOnWire } from '../password-again'
import styles from './SecondStep.module.css'

type App = NonNullable<CallAnswer<'User/BeginSecondStep'>['totp']>

export interface AddMethodProps {
  readonly method: 'totp' | 'passkey'
  readonly user: VisitorProfile
  readonly onCancel: () => void
  /** `recoveryCodes`: null where there are some already. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>
}

/** The password first; then the app's code or the new passkey proves the method. */
export function AddMethod({ method, user, onCancel, onAdded }: AddMethodProps) {
  const [app, setApp] = useState<App | null>(null)
  return (
    <Stack>
      {app === null ? (
        <BeginForm method={method} user={user} onApp={setApp} onAdded={onAdded} />
      ) : (
        <AppForm app={app} onAdded={onAdded} />
      )}
      <Button tone="quiet" wide onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Stack>
  )
}

interface BeginValues extends OwnerProofValues {
  readonly passkeyName: string
}

const beginFields = formFields<BeginValues>()

function BeginForm({
  method,
  user,
  onApp,
  onAdded,
}: Pick<AddMethodProps, 'method' | 'user' | 'onAdded'> & { readonly onApp: (app: App) => void }) {
  const { api, notify } = useShell()
  const form = useFieldForm<BeginValues>({
    name: 'begin-step',
    defaults: { ...emptyProof, passkeyName: '' },
    rules: (values) => proofMessages(values, user),
    async send(values) {
      const { totp, passkey } = await api.call('User/BeginSecondStep', {
        body: { method, ...proofOnWire(values, user) },
      })
      if (totp) return onApp(totp)
      if (!passkey) return
      const body = { passkey: await makePasskey(passkey), name: values.passkeyName.trim() }
      const { recoveryCodes } = await api.call('User/AddSecondStep', { body })
      notify(texts.done, 'success')
      await onAdded(recoveryCodes)
    },
  })
  return (
    <FormFrame form={form} submitLabel={texts.begin}>
      {method === 'passkey' && (
        <>
          <p>{texts.passkeyHint}</p>
          <beginFields.Text
            name="passkeyName"
            label={texts.passkeyName}
            hint={texts.passkeyNameHint}
            autoComplete="off"
            maxLength={60}
          />
        </>
      )}
      <PasswordAgain user={user} />
    </FormFrame>
  )
}

interface CodeValues {
  readonly code: string
}

const codeFields = formFields<CodeValues>()

function AppForm({ app, onAdded }: { readonly app: App } & Pick<AddMethodProps, 'onAdded'>) {
  const { api, notify } = useShell()
  const form = useFieldForm<CodeValues>({
    name: 'app-code',
    defaults: { code: '' },
    rules: ({ code }) => ({
      code: validateRequired(code) ?? (/^\d{6}$/.test(code.replace(/\s/g, '')) ? null : texts.codeFormat),
    }),
    async send({ code }) {
      const { recoveryCodes } = await api.call('User/AddSecondStep', { body: { code: code.trim() } })
      notify(texts.done, 'success')
      await onAdded(recoveryCodes)
    },
  })
  useEffect(() => document.getElementById('app-code-code')?.focus(), [])
  const { size, path } = app.qrCode
  return (
    <FormFrame form={form} submitLabel={texts.finish}>
      <p>{texts.scan}</p>
      <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.qrCode}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>
        <a className={styles.openApp} href={app.address}>
          {texts.openApp}
        </a>
      </p>
      <p>
        {texts.typeSecret}{' '}
        <code className={styles.secret} translate="no">
          {app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <codeFields.Text
        name="code"
        label={texts.code}
        hint={texts.codeHint}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
    </FormFrame>
  )
}
