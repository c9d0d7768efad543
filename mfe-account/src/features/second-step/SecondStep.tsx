import { useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import {
  Button,
  ErrorState,
  LinkButton,
  LoadingState,
  Notice,
  Stack,
  useShell,
  type VisitorProfile,
} from 'shared-frame'
import { queryOptions, useMutation, useQuery, useQueryClient } from 'shared-frame/remote'
import { AskFirst } from 'shared-ui/ask-first'
import { isPasskeySupported, SecondStepForm, stepMethods } from 'shared-ui/second-step'
import { accountTexts } from '../../texts/account'
import { secondStepTexts as texts } from '../../texts/second-step'
import { FormColumn, failureText } from '../own-account'
import { AddMethod } from './AddMethod'
import { Methods } from './Methods'
import { RecoveryCodes } from './RecoveryCodes'

type Own = CallAnswer<'User/GetSecondStep'>

const words = accountTexts.secondStep

const SECOND_STEP = ['second-step'] as const

export interface SecondStepProps {
  readonly user: VisitorProfile
  /** Where the visitor was asked to set it up or to confirm. */
  readonly returnTo: string | null
}

/** The methods of the second step: shown, added, removed, and confirmed for this session. */
export default function SecondStep({ user, returnTo }: SecondStepProps) {
  const { api, visitor } = useShell()
  const client = useQueryClient()
  const own = useQuery(
    queryOptions({
      queryKey: SECOND_STEP,
      queryFn: ({ signal }) => api.call('User/GetSecondStep', { signal }),
      staleTime: 0,
    }),
  )
  /** New ones, shown until they are saved. */
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  async function refresh(): Promise<void> {
    await client.invalidateQueries({ queryKey: SECOND_STEP })
    await visitor.invalidate('profile')
  }

  if (own.isError && !own.data) return <ErrorState onRetry={() => void own.refetch()} />
  if (!own.data) return <LoadingState shape="panel" label={words.loading} />
  return (
    <Stack>
      <StepStanding own={own.data} returnTo={codes === null ? returnTo : null} onPassed={refresh} />
      {codes !== null && <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      {own.data.state !== 'due' && (
        <>
          <Methods own={own.data} onChanged={refresh} />
          <RenewCodes own={own.data} onRenewed={setCodes} onChanged={refresh} />
          <Adding
            own={own.data}
            user={user}
            onAdded={async (recoveryCodes) => {
              if (recoveryCodes !== null) setCodes(recoveryCodes)
              await refresh()
            }}
          />
        </>
      )}
    </Stack>
  )
}

interface StandingProps {
  readonly own: Own
  readonly returnTo: string | null
  readonly onPassed: () => Promise<void>
}

/** Where this session stands, and the way on. */
function StepStanding({ own, returnTo, onPassed }: StandingProps) {
  if (own.state === 'missing') return <Notice kind="warning">{words.missing}</Notice>
  if (own.state === 'due') {
    return (
      <Stack>
        <Notice kind="warning">{words.due}</Notice>
        <FormColumn>
          <SecondStepForm name="own-step" methods={stepMethods(own)} ticket={null} onPassed={onPassed} />
        </FormColumn>
      </Stack>
    )
  }
  if (own.state === 'none') return null
  return <Passed own={own} returnTo={returnTo} onPassed={onPassed} />
}

/** It can be passed once more: the page of releases, which knows no passkeys, asks for a step of the last minutes. */
function Passed({ own, returnTo, onPassed }: StandingProps) {
  const { notify } = useShell()
  const [again, setAgain] = useState(false)
  if (again) {
    return (
      <FormColumn>
        <SecondStepForm
          name="own-step"
          methods={stepMethods(own)}
          ticket={null}
          onPassed={async () => {
            setAgain(false)
            notify(texts.passed, 'success')
            await onPassed()
          }}
        />
      </FormColumn>
    )
  }
  return (
    <Notice
      kind="success"
      action={
        <Stack direction="row">
          {returnTo !== null && <LinkButton to={returnTo}>{texts.goOn}</LinkButton>}
          <Button tone="quiet" onClick={() => setAgain(true)}>
            {texts.confirmAgain}
          </Button>
        </Stack>
      }
    >
      {texts.passed}
    </Notice>
  )
}

interface RenewProps {
  readonly own: Own
  readonly onRenewed: (codes: readonly string[]) => void
  readonly onChanged: () => Promise<void>
}

function RenewCodes({ own, onRenewed, onChanged }: RenewProps) {
  const { api, notify } = useShell()
  const renew = useMutation({
    mutationFn: () => api.call('User/RenewRecoveryCodes'),
    async onSuccess({ recoveryCodes }) {
      onRenewed(recoveryCodes)
      await onChanged()
    },
    onError: (error) => notify(failureText(error), 'error'),
  })
  if (own.totp === null && own.passkeys.length === 0) return null
  return (
    <Stack gap="small">
      <p>{texts.codesLeft(own.recoveryCodesLeft)}</p>
      {own.recoveryCodesLeft < FEW_CODES && <Notice kind="warning">{texts.fewCodes}</Notice>}
      <Stack direction="row">
        <AskFirst
          tone="soft"
          busy={renew.isPending}
          label={texts.renew}
          question={texts.renewQuestion}
          warning={texts.renewText}
          confirmLabel={texts.renew}
          onAgreed={() => renew.mutate()}
        />
      </Stack>
    </Stack>
  )
}

const FEW_CODES = 3

interface AddingProps {
  readonly own: Own
  readonly user: VisitorProfile
  readonly onAdded: (recoveryCodes: readonly string[] | null) => Promise<void>
}

function Adding({ own, user, onAdded }: AddingProps) {
  const [method, setMethod] = useState<'totp' | 'passkey' | null>(null)
  if (method !== null) {
    return (
      <FormColumn>
        <AddMethod
          key={method}
          method={method}
          user={user}
          onCancel={() => setMethod(null)}
          onAdded={async (codes) => {
            setMethod(null)
            await onAdded(codes)
          }}
        />
      </FormColumn>
    )
  }
  return (
    <Stack direction="row">
      <Button tone={own.totp === null ? 'primary' : 'soft'} onClick={() => setMethod('totp')}>
        {own.totp === null ? texts.addApp : texts.replaceApp}
      </Button>
      {isPasskeySupported() && (
        <Button tone="soft" onClick={() => setMethod('passkey')}>
          {texts.addPasskey}
        </Button>
      )}
    </Stack>
  )
}
