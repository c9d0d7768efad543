import { useState } from 'react'
import { paths } from 'shared-contracts/paths'
import { Button, LinkButton, Stack } from 'shared-frame'
import { loginCodeTexts as words } from '../../texts/sign-in'
import { withReturnTo } from '../after-login'
import { AskCode } from './AskCode'
import { forgetAskedCode, readAskedCode } from './asked-code'
import { EnterCode } from './EnterCode'

export interface LoginByCodeProps {
  readonly returnTo: string | null
}

/** Login without the password: who, then the code that was sent. */
export default function LoginByCode({ returnTo }: LoginByCodeProps) {
  const [asked, setAsked] = useState(() => readAskedCode(Date.now()))

  function startOver(): void {
    forgetAskedCode()
    setAsked(null)
  }

  return (
    <Stack>
      {asked ? (
        <>
          <EnterCode asked={asked} onAsked={setAsked} onStartOver={startOver} returnTo={returnTo} />
          <Button tone="quiet" wide onClick={startOver}>
            {words.other}
          </Button>
        </>
      ) : (
        <AskCode onAsked={setAsked} />
      )}
      <LinkButton tone="quiet" wide to={withReturnTo(paths.login, returnTo)}>
        {words.byPassword}
      </LinkButton>
    </Stack>
  )
}
